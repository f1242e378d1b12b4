/**
 * The checks of the official MCP conformance suite that this server does not pass, and why. They ask a server for tools,
 * prompts and resources of fixed names, which a product does not have; what is asked of every server, it passes. With
 * those added (`mcp-fixtures/`), it passes them all.
 */
export const officialRest: { readonly [reason: string]: readonly string[] } = {
  "asks for diagnostic tools of fixed names (test_…), which only a test server has": [
    "tools-call-audio",
    "tools-call-elicitation",
    "tools-call-embedded-resource",
    "tools-call-error",
    "tools-call-image",
    "tools-call-mixed-content",
    "tools-call-sampling",
    "tools-call-simple-text",
    "tools-call-with-progress",
    "elicitation-sep1034-general",
    "elicitation-sep1330-general",
    "sep-2575-server-rejects-undeclared-capability",
    "sep-2575-missing-capability-http-400",
    "sep-2575-http-server-no-independent-requests-on-stream",
    "sep-2575-server-no-log-without-loglevel",
  ],
  "asks for tools that ask their caller back; ours have all they need, or wait for an operator": [
    "sep-2322-elicitation-incomplete",
    "sep-2322-list-roots-incomplete",
    "sep-2322-sampling-incomplete",
    "sep-2322-respect-client-capabilities",
    "sep-2322-multi-round-r1",
    "sep-2322-multiple-inputs-incomplete",
    "sep-2322-non-tool-incomplete",
    "sep-2322-request-state-incomplete",
    "sep-2322-result-type-included",
    "sep-2322-reject-tampered-state",
  ],
  "asks for prompts, which the server does not declare": [
    "prompts-get-embedded-resource",
    "prompts-get-simple",
    "prompts-get-with-args",
    "prompts-get-with-image",
    "prompts-list",
    "sep-2549-prompts-list-caching-hints",
  ],
  "asks for resources of fixed addresses (test://…); ours are the organization's knowledge": [
    "resources-read-binary",
    "resources-read-text",
    "resources-templates-read",
  ],
  "subscribes to a resource; each request is answered by itself, so there is nobody to tell of a change": [
    "resources-subscribe",
    "resources-unsubscribe",
  ],
  "asks for completions or logging, which the server does not declare": [
    "completion-complete",
    "logging-set-level",
    "tools-call-with-logging",
  ],
};
