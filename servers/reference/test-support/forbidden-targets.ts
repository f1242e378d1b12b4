/** Addresses as they are spelled to reach what nobody may reach (server-side request forgery). */

/** No URL that a webhook may have, wherever it leads. */
export const invalidTargets = [
  "",
  "example.com",
  "//example.com",
  "http://",
  "http://a b/",
  "http://example.com:99999",
  "http://example.com:0",
  "http://example.com:22",
  "https://example.com:25",
  "http://example.com:6667",
  "http://example.com:81",
  "http://example.com:1023",
  "http://example.com:5432",
  "https://example.com:6379",
  "http://127.0.0.1:2375",
  "http://[fe80::1%25eth0]/",
  "http://user:password@example.com",
  "http://user@example.com",
  "http://:password@example.com",
  "ftp://example.com",
  "file:///etc/passwd",
  "ws://example.com",
  "data:text/plain,x",
  "javascript:alert(1)",
];

/** Every one of these is 127.0.0.1, or a name for it. */
export const loopbackTargets = [
  "http://127.0.0.1",
  "http://127.0.0.1.",
  "http://127.1",
  "http://2130706433",
  "http://0x7f000001",
  "http://0x7f.1",
  "http://0177.0.0.1",
  "http://１２７.0.0.1",
  "http://127。0。0。1",
  "http://[::1]",
  "http://[0:0:0:0:0:0:0:1]:80",
  "http://[::ffff:127.0.0.1]",
  "http://[::ffff:7f00:1]",
  "http://localhost",
  "http://LOCALHOST.:8080",
  "http://hooks.localhost",
];

/** Addresses that are not on the public internet, nor of this machine's loopback. */
export const specialTargets = [
  "http://0",
  "http://10.1",
  "http://169.254.169.254/latest/meta-data",
  "http://0xa9fea9fe",
  "http://2852039166",
  "http://100.64.0.1",
  "http://[::]",
  "http://[::127.0.0.1]",
  "http://[64:ff9b::7f00:1]",
  "http://[2002:7f00:1::]",
  "http://[fd00:ec2::254]",
];
