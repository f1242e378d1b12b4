<?php
// Receives Atlas webhooks with PHP's standard library.

// Until all has gone well: PHP answers 200 to an error that it displays.
http_response_code(500);
$secret = getenv("ATLAS_WEBHOOK_SECRET") ?: throw new Exception("ATLAS_WEBHOOK_SECRET is not set.");

// The bytes as they were sent: the signature covers them.
$body = file_get_contents("php://input");
$expected = hash_hmac("sha256", $body, $secret);

// After a rotation the old secret signs, too, for 24 hours.
$current = hash_equals($expected, $_SERVER["HTTP_ATLAS_SIGNATURE"] ?? "");
$previous = hash_equals($expected, $_SERVER["HTTP_ATLAS_SIGNATURE_PREVIOUS"] ?? "");
if (!$current && !$previous) {
    http_response_code(401);
    exit;
}

// Must end within 5 seconds: leave long work to a queue.
function handle(array $event): void
{
    if ($event["event_type"] === "message.delivered") {
        $line = "{$event["message"]["id"]} reached {$event["customer"]["phone_number"]}\n";
        file_put_contents("php://stdout", $line);
    }
}

// Deliveries come at least once. A file for each id remembers them; your database does so better.
$event = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
$folder = __DIR__ . "/handled";
is_dir($folder) || mkdir($folder);
$handled = "$folder/" . hash("sha256", $event["event_id"]);
if (!file_exists($handled)) {
    handle($event);
    touch($handled);
}
http_response_code(200);
