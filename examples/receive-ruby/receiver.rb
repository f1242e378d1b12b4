# Receives Atlas webhooks with Ruby's standard library, as a Rack application.
require "json"
require "openssl"

class Receiver
  def initialize(secret)
    raise ArgumentError, "The secret is empty." if secret.empty?

    @secret = secret
    # Deliveries come at least once. Keep the ids in your database if a restart may not handle an event again.
    @handled = {}
  end

  def call(env)
    body = env["rack.input"]&.read.to_s
    # After a rotation the old secret signs, too, for 24 hours.
    signatures = env.values_at("HTTP_ATLAS_SIGNATURE", "HTTP_ATLAS_SIGNATURE_PREVIOUS")
    return [401, {}, []] unless verify(body, signatures)

    event = JSON.parse(body)
    @handled[event["event_id"]] ||= handle(event)
    [200, {}, []]
  end

  private

  def verify(body, signatures)
    expected = OpenSSL::HMAC.hexdigest("SHA256", @secret, body)
    signatures.compact.any? { |signature| OpenSSL.secure_compare(expected, signature) }
  end

  # Must end within 5 seconds: leave long work to a queue.
  def handle(event)
    case event["event_type"]
    when "message.delivered"
      puts "#{event["message"]["id"]} reached #{event["customer"]["phone_number"]}"
    end
    true
  end
end
