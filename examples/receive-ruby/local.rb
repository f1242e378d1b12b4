# Runs the application on your machine with nothing but Ruby. In production, Puma or your framework does.
require "socket"
require "stringio"
require_relative "receiver"

$stdout.sync = true
receiver = Receiver.new(ENV.fetch("ATLAS_WEBHOOK_SECRET"))
server = TCPServer.new("127.0.0.1", ENV.fetch("PORT", 3000).to_i)

loop do
  Thread.new(server.accept) do |client|
    client.gets # The request line.
    env = {}
    while (line = client.gets&.chomp) && !line.empty?
      name, value = line.split(": ", 2)
      env["HTTP_#{name.upcase.tr("-", "_")}"] = value
    end
    env["rack.input"] = StringIO.new(client.read(env["HTTP_CONTENT_LENGTH"].to_i))
    status, = receiver.call(env)
    client.write "HTTP/1.1 #{status} Done\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
  ensure
    client.close
  end
end
