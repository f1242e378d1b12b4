// Generated from spec/shared/tools.yaml by `bun run generate`; do not edit.

import type { Tool } from "../tool.ts";

/** Every tool of agents by its name, in the order of the manifest. */
export const tools = {
  send_message: {
    title: "Send a message",
    description: "Sends a message into a conversation. `text` needs an open 24-hour window, that is, a customer message within the last 24 hours. Otherwise use `template_id` with `category`, and the template's values in `template_params`.",
    risk: "low",
    operation: "agent.sendMessage",
    reads: null,
    scopes: ["atlas.actions.execute"],
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    parameters: {
      type: "object",
      required: ["conversation_id"],
      additionalProperties: false,
      properties: {
        conversation_id: { type: "string", format: "uuid", description: "The conversation to write to." },
        text: { type: "string", description: "The text as the customer reads it.", minLength: 1, maxLength: 4096 },
        category: {
          type: "string",
          description: "The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code.",
          enum: ["utility", "marketing", "transactional", "authentication"],
        },
        template_id: { type: "string", format: "uuid", description: "An approved template of the organization." },
        template_params: {
          type: "object",
          description: "Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces.",
          maxProperties: 50,
          additionalProperties: { type: "string", maxLength: 1024 },
        },
        template_header: {
          type: "object",
          description: "The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise.",
          additionalProperties: false,
          properties: {
            media_id: {
              type: "string",
              format: "uuid",
              description: "Media that is stored here. An image has at most 5 MiB, a video 16 MiB, a document 100 MB.",
            },
            url: {
              type: "string",
              format: "uri",
              pattern: "^https://",
              maxLength: 2048,
              description: "The address from which the messaging app fetches it. It must stay there for some minutes.",
            },
            filename: { type: "string", minLength: 1, maxLength: 240, description: "The name that a document is shown with." },
          },
        },
      },
    },
    output: {
      type: "object",
      anyOf: [
        {
          description: "After a commit.",
          type: "object",
          required: [
            "accepted", "delivery_state", "conversation_id", "message_id", "message_type", "queued", "window_open",
            "outbox_id", "customer_id", "run_id", "execution_mode",
          ],
          properties: {
            accepted: { const: true, description: "The service has taken the message on." },
            delivery_state: {
              enum: ["queued", "scheduled"],
              description: "The initial delivery state. A message with `send_at` is `scheduled`.",
            },
            conversation_id: { type: "string", format: "uuid", description: "The conversation that the message belongs to." },
            message_id: { type: "string", format: "uuid", description: "The message; delivery events carry it." },
            message_type: {
              type: "string",
              description: "The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only.",
              enum: [
                "text", "template", "buttons", "list", "url_button", "location", "location_request", "contacts",
                "button_reply", "list_reply", "image", "audio", "video", "document", "sticker", "order", "form_reply",
                "unsupported",
              ],
            },
            category: {
              description: "The category that counts for consent and cost. A template has its own, which the provider may change; without a template it is the category of the request, or null.",
              oneOf: [
                {
                  type: "string",
                  description: "The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code.",
                  enum: ["utility", "marketing", "transactional", "authentication"],
                },
                { type: "null" },
              ],
            },
            queued: { const: true, description: "The message waits in the outbox." },
            window_open: { type: "boolean", description: "True if free-form text may be sent now." },
            outbox_id: { type: "string", format: "uuid", description: "The outbox row of the message." },
            send_at: {
              type: ["string", "null"],
              format: "date-time",
              description: "The time when it will be sent. Null for at once.",
            },
            customer_id: { type: "string", format: "uuid", description: "The customer who gets it." },
            phone_number: { type: "string", description: "A phone number in E.164 form.", pattern: "^\\+[1-9]\\d{1,14}$" },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            execution_mode: { const: "commit" },
          },
        },
        {
          description: "After a dry run: what would happen.",
          type: "object",
          required: [
            "conversation_id", "window_open", "message", "run_id", "shadow_run_id", "execution_mode",
            "approval_required",
          ],
          properties: {
            conversation_id: {
              type: ["string", "null"],
              format: "uuid",
              description: "The conversation; null where it would begin with the message.",
            },
            phone_number: { type: "string", description: "The customer's phone number; left out while nobody knows it." },
            window_open: { type: "boolean", description: "True if the 24-hour window is open." },
            message: {
              type: "object",
              description: "The message, as the customer would read it.",
              required: ["type", "text", "template_id", "category"],
              properties: {
                type: { type: "string", enum: ["text", "template"], description: "Free-form text, or made from a template." },
                text: { type: "string", description: "The text that the customer would get." },
                template_id: { type: ["string", "null"], format: "uuid", description: "The template." },
                category: { type: ["string", "null"], description: "The category of the message." },
              },
            },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            shadow_run_id: {
              type: "string",
              format: "uuid",
              description: "The shadow run; a commit that names it must have the same arguments.",
            },
            execution_mode: { const: "dry_run" },
            approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
          },
        },
        {
          description: "Why the call was refused.",
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message", "retryable"],
              properties: {
                code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
                message: { type: "string", description: "What is wrong and what to do." },
                retryable: { type: "boolean", description: "Whether the same call may succeed later." },
                approval_id: { type: "string", format: "uuid", description: "The pending approval." },
                run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
                may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
                next_step: { type: "string", description: "The one next step." },
                retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
                details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
              },
            },
          },
        },
      ],
    },
  },
  send_message_to_phone: {
    title: "Send a message to a phone number",
    description: "Sends a message to a phone number, creating the customer and the conversation where there are none yet. `text` needs an open 24-hour window; otherwise give `template_id` with `category`, and the values of the template's placeholders in `template_params`.",
    risk: "low",
    operation: "agent.sendMessageToPhone",
    reads: null,
    scopes: ["atlas.actions.execute"],
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    parameters: {
      type: "object",
      required: [],
      additionalProperties: false,
      properties: {
        channel_id: {
          type: "string",
          format: "uuid",
          description: "The channel to send over. The organization's default by default.",
        },
        phone_number: { type: "string", description: "A phone number in E.164 form.", pattern: "^\\+[1-9]\\d{1,14}$" },
        recipient: {
          type: "object",
          description: "Recipient, by exactly one of these. A number or an id that is new begins a customer.",
          minProperties: 1,
          maxProperties: 1,
          additionalProperties: false,
          properties: {
            customer_id: { type: "string", format: "uuid", description: "The customer." },
            phone_number: { type: "string", description: "A phone number in E.164 form.", pattern: "^\\+[1-9]\\d{1,14}$" },
            user_id: {
              type: "string",
              description: "The messaging app's own id of a customer, which finds them where their number is hidden or new.",
              minLength: 1,
              maxLength: 256,
              pattern: "^[\\x20-\\x7e]+$",
            },
            username: {
              type: "string",
              description: "The name that a customer has chosen in the messaging app. No network takes it as an address; it finds whom you know.",
              minLength: 1,
              maxLength: 64,
              pattern: "^[A-Za-z0-9._]+$",
            },
          },
        },
        text: { type: "string", description: "The text as the customer reads it.", minLength: 1, maxLength: 4096 },
        link_preview: {
          type: "boolean",
          description: "True to show a preview of the first page that the text names. Its address must begin with `https://` or `http://`. False by default.",
        },
        reply_to: {
          type: "string",
          format: "uuid",
          description: "The message that this one quotes. It must belong to the same conversation.",
        },
        category: {
          type: "string",
          description: "The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code.",
          enum: ["utility", "marketing", "transactional", "authentication"],
        },
        metadata: {
          type: "object",
          description: "Your own data, such as an order number: texts by key, at most 20. A key has 40 characters at most: letters, digits, `_`, `.` or `-`, a letter or a digit first. Left out where there is none.",
          maxProperties: 20,
          additionalProperties: { type: "string", minLength: 1, maxLength: 500, description: "A text." },
        },
        send_at: {
          type: "string",
          description: "The time to send at, at most 90 days ahead. Omit it to send now. Free-form text is sent only if the window is open then too; otherwise the message fails with `window_closed`.",
          format: "date-time",
          maxLength: 64,
        },
        while_handed_off: {
          type: "boolean",
          description: "True to send although people have the conversation or have closed it. For tokens that write as an agent, which get `handed_off` otherwise. False by default.",
        },
        template_id: { type: "string", format: "uuid", description: "An approved template of the organization." },
        template_params: {
          type: "object",
          description: "Values for the placeholders of the template, by name. A code has at most 15 ASCII characters, without spaces.",
          maxProperties: 50,
          additionalProperties: { type: "string", maxLength: 1024 },
        },
        template_header: {
          type: "object",
          description: "The file in the header of the message, by `media_id` or by `url`. It is required if the template has `header_media`, and refused otherwise.",
          additionalProperties: false,
          properties: {
            media_id: {
              type: "string",
              format: "uuid",
              description: "Media that is stored here. An image has at most 5 MiB, a video 16 MiB, a document 100 MB.",
            },
            url: {
              type: "string",
              format: "uri",
              pattern: "^https://",
              maxLength: 2048,
              description: "The address from which the messaging app fetches it. It must stay there for some minutes.",
            },
            filename: { type: "string", minLength: 1, maxLength: 240, description: "The name that a document is shown with." },
          },
        },
      },
    },
    output: {
      type: "object",
      anyOf: [
        {
          description: "After a commit.",
          type: "object",
          required: [
            "accepted", "delivery_state", "conversation_id", "message_id", "message_type", "queued", "window_open",
            "outbox_id", "customer_id", "run_id", "execution_mode",
          ],
          properties: {
            accepted: { const: true, description: "The service has taken the message on." },
            delivery_state: {
              enum: ["queued", "scheduled"],
              description: "The initial delivery state. A message with `send_at` is `scheduled`.",
            },
            conversation_id: { type: "string", format: "uuid", description: "The conversation that the message belongs to." },
            message_id: { type: "string", format: "uuid", description: "The message; delivery events carry it." },
            message_type: {
              type: "string",
              description: "The kind of message. `button_reply` and `list_reply` are a customer's choices, `unsupported` is what the service does not understand; `template` is sent only.",
              enum: [
                "text", "template", "buttons", "list", "url_button", "location", "location_request", "contacts",
                "button_reply", "list_reply", "image", "audio", "video", "document", "sticker", "order", "form_reply",
                "unsupported",
              ],
            },
            category: {
              description: "The category that counts for consent and cost. A template has its own, which the provider may change; without a template it is the category of the request, or null.",
              oneOf: [
                {
                  type: "string",
                  description: "The purpose of the message, required with a template. A template is sent under its own category, whatever is given. `authentication` is of templates with a one-time code.",
                  enum: ["utility", "marketing", "transactional", "authentication"],
                },
                { type: "null" },
              ],
            },
            queued: { const: true, description: "The message waits in the outbox." },
            window_open: { type: "boolean", description: "True if free-form text may be sent now." },
            outbox_id: { type: "string", format: "uuid", description: "The outbox row of the message." },
            send_at: {
              type: ["string", "null"],
              format: "date-time",
              description: "The time when it will be sent. Null for at once.",
            },
            customer_id: { type: "string", format: "uuid", description: "The customer who gets it." },
            phone_number: { type: "string", description: "A phone number in E.164 form.", pattern: "^\\+[1-9]\\d{1,14}$" },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            execution_mode: { const: "commit" },
          },
        },
        {
          description: "After a dry run: what would happen.",
          type: "object",
          required: [
            "conversation_id", "window_open", "message", "run_id", "shadow_run_id", "execution_mode",
            "approval_required",
          ],
          properties: {
            conversation_id: {
              type: ["string", "null"],
              format: "uuid",
              description: "The conversation; null where it would begin with the message.",
            },
            phone_number: { type: "string", description: "The customer's phone number; left out while nobody knows it." },
            window_open: { type: "boolean", description: "True if the 24-hour window is open." },
            message: {
              type: "object",
              description: "The message, as the customer would read it.",
              required: ["type", "text", "template_id", "category"],
              properties: {
                type: { type: "string", enum: ["text", "template"], description: "Free-form text, or made from a template." },
                text: { type: "string", description: "The text that the customer would get." },
                template_id: { type: ["string", "null"], format: "uuid", description: "The template." },
                category: { type: ["string", "null"], description: "The category of the message." },
              },
            },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            shadow_run_id: {
              type: "string",
              format: "uuid",
              description: "The shadow run; a commit that names it must have the same arguments.",
            },
            execution_mode: { const: "dry_run" },
            approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
          },
        },
        {
          description: "Why the call was refused.",
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message", "retryable"],
              properties: {
                code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
                message: { type: "string", description: "What is wrong and what to do." },
                retryable: { type: "boolean", description: "Whether the same call may succeed later." },
                approval_id: { type: "string", format: "uuid", description: "The pending approval." },
                run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
                may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
                next_step: { type: "string", description: "The one next step." },
                retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
                details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
              },
            },
          },
        },
      ],
    },
  },
  search_knowledge: {
    title: "Search the knowledge",
    description: "Finds passages of the organization's knowledge that answer a question, with citations. When `knowledge_state` is not `grounded`, call `handoff` or ask the customer for more instead of answering.",
    risk: "none",
    operation: "agent.searchKnowledge",
    reads: null,
    scopes: ["atlas.knowledge.read"],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    parameters: {
      type: "object",
      required: ["query"],
      additionalProperties: false,
      properties: {
        query: { description: "The question, in the customer's words.", type: "string", minLength: 1, maxLength: 1024 },
        top_k: { description: "Maximum number of passages.", type: "integer", minimum: 1, maximum: 50, default: 5 },
        audience: {
          description: "Narrows to documents for this audience and for `both`. Omit it to read all documents.",
          type: "string",
          enum: ["customers", "developers"],
        },
      },
    },
    output: {
      type: "object",
      anyOf: [
        {
          description: "After a commit.",
          type: "object",
          required: ["results", "knowledge_state", "knowledge_gap", "run_id", "execution_mode"],
          properties: {
            results: {
              type: "array",
              description: "At most `top_k` passages.",
              maxItems: 50,
              items: {
                type: "object",
                description: "A passage that answers the query, with its source.",
                required: ["title", "content", "score", "knowledge_id", "citation"],
                properties: {
                  title: { type: "string", description: "The source's name in citations.", minLength: 1, maxLength: 300 },
                  content: { type: "string", description: "The passage.", maxLength: 8000 },
                  score: { type: "number", description: "The relevance of the passage.", minimum: 0, maximum: 1 },
                  knowledge_id: { type: "string", format: "uuid", description: "The document." },
                  citation: {
                    type: "object",
                    description: "The source of a passage, and the place in it.",
                    required: ["knowledge_id", "title"],
                    properties: {
                      knowledge_id: { type: "string", format: "uuid", description: "The knowledge document." },
                      title: { type: "string", maxLength: 300, description: "Its title." },
                      url: {
                        type: "string",
                        maxLength: 2048,
                        description: "The page it was taken from; left out where there is none.",
                      },
                      heading: {
                        type: "string",
                        maxLength: 500,
                        description: "The headings above the passage, the outermost first, joined by \" › \"; left out where there are none.",
                      },
                      start: {
                        type: "integer",
                        minimum: 0,
                        description: "The start of the passage in the document's text, in UTF-16 code units.",
                      },
                      end: { type: "integer", minimum: 0, description: "The end of the passage, in the same units." },
                    },
                  },
                },
              },
            },
            knowledge_state: {
              type: "string",
              description: "The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found.",
              enum: ["grounded", "gap_weak", "gap_none"],
            },
            knowledge_gap: {
              type: ["object", "null"],
              description: "The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question.",
              required: ["unknown_words", "nearest"],
              properties: {
                unknown_words: {
                  type: "array",
                  description: "Words of the question that no document has, nor anything that means the same, as they are compared.",
                  maxItems: 10,
                  items: { type: "string", maxLength: 64 },
                },
                nearest: {
                  type: "array",
                  description: "The documents that are nearest to the question, the nearest first.",
                  maxItems: 3,
                  items: {
                    type: "object",
                    required: ["knowledge_id", "title"],
                    properties: {
                      knowledge_id: { type: "string", format: "uuid", description: "A UUID (version 7)." },
                      title: { type: "string", maxLength: 300, description: "Its title." },
                    },
                  },
                },
              },
            },
            across_languages: {
              type: "object",
              description: "Present if the question is in a language that no searched document speaks. The first result was found by its meaning,\nso answer in the language of the question.\n",
              required: ["question_language", "matched_by"],
              properties: {
                question_language: { type: "string", maxLength: 35, description: "The language of the question, as a BCP 47 tag." },
                matched_by: {
                  type: "string",
                  enum: ["meaning"],
                  description: "The way in which the first result was found. `meaning`: by its meaning, not by its words.",
                },
              },
            },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            execution_mode: { const: "commit" },
          },
        },
        {
          description: "After a dry run: what would happen.",
          type: "object",
          required: [
            "results", "knowledge_state", "knowledge_gap", "run_id", "shadow_run_id", "execution_mode",
            "approval_required",
          ],
          properties: {
            results: {
              type: "array",
              description: "At most `top_k` passages.",
              maxItems: 50,
              items: {
                type: "object",
                description: "A passage that answers the query, with its source.",
                required: ["title", "content", "score", "knowledge_id", "citation"],
                properties: {
                  title: { type: "string", description: "The source's name in citations.", minLength: 1, maxLength: 300 },
                  content: { type: "string", description: "The passage.", maxLength: 8000 },
                  score: { type: "number", description: "The relevance of the passage.", minimum: 0, maximum: 1 },
                  knowledge_id: { type: "string", format: "uuid", description: "The document." },
                  citation: {
                    type: "object",
                    description: "The source of a passage, and the place in it.",
                    required: ["knowledge_id", "title"],
                    properties: {
                      knowledge_id: { type: "string", format: "uuid", description: "The knowledge document." },
                      title: { type: "string", maxLength: 300, description: "Its title." },
                      url: {
                        type: "string",
                        maxLength: 2048,
                        description: "The page it was taken from; left out where there is none.",
                      },
                      heading: {
                        type: "string",
                        maxLength: 500,
                        description: "The headings above the passage, the outermost first, joined by \" › \"; left out where there are none.",
                      },
                      start: {
                        type: "integer",
                        minimum: 0,
                        description: "The start of the passage in the document's text, in UTF-16 code units.",
                      },
                      end: { type: "integer", minimum: 0, description: "The end of the passage, in the same units." },
                    },
                  },
                },
              },
            },
            knowledge_state: {
              type: "string",
              description: "The state of the knowledge for this question. `grounded`: answer with the citations. `gap_weak`: little was found; hand off or ask for clarification. `gap_none`: nothing was found.",
              enum: ["grounded", "gap_weak", "gap_none"],
            },
            knowledge_gap: {
              type: ["object", "null"],
              description: "The reason why the knowledge does not answer. Null if it does (`grounded`). It suggests an addition, or another question.",
              required: ["unknown_words", "nearest"],
              properties: {
                unknown_words: {
                  type: "array",
                  description: "Words of the question that no document has, nor anything that means the same, as they are compared.",
                  maxItems: 10,
                  items: { type: "string", maxLength: 64 },
                },
                nearest: {
                  type: "array",
                  description: "The documents that are nearest to the question, the nearest first.",
                  maxItems: 3,
                  items: {
                    type: "object",
                    required: ["knowledge_id", "title"],
                    properties: {
                      knowledge_id: { type: "string", format: "uuid", description: "A UUID (version 7)." },
                      title: { type: "string", maxLength: 300, description: "Its title." },
                    },
                  },
                },
              },
            },
            across_languages: {
              type: "object",
              description: "Present if the question is in a language that no searched document speaks. The first result was found by its meaning,\nso answer in the language of the question.\n",
              required: ["question_language", "matched_by"],
              properties: {
                question_language: { type: "string", maxLength: 35, description: "The language of the question, as a BCP 47 tag." },
                matched_by: {
                  type: "string",
                  enum: ["meaning"],
                  description: "The way in which the first result was found. `meaning`: by its meaning, not by its words.",
                },
              },
            },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            shadow_run_id: {
              type: "string",
              format: "uuid",
              description: "The shadow run; a commit that names it must have the same arguments.",
            },
            execution_mode: { const: "dry_run" },
            approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
          },
        },
        {
          description: "Why the call was refused.",
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message", "retryable"],
              properties: {
                code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
                message: { type: "string", description: "What is wrong and what to do." },
                retryable: { type: "boolean", description: "Whether the same call may succeed later." },
                approval_id: { type: "string", format: "uuid", description: "The pending approval." },
                run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
                may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
                next_step: { type: "string", description: "The one next step." },
                retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
                details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
              },
            },
          },
        },
      ],
    },
  },
  issue_voucher: {
    title: "Issue a voucher",
    description: "Issues a voucher to a customer. A voucher is issued once, to one customer, so an operator approves each call before anything happens.",
    risk: "high",
    operation: null,
    reads: null,
    scopes: ["atlas.actions.execute"],
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    parameters: {
      type: "object",
      required: ["customer_id", "voucher_id"],
      additionalProperties: false,
      properties: {
        customer_id: { type: "string", format: "uuid", description: "The customer who gets the voucher." },
        voucher_id: { type: "string", format: "uuid", description: "The voucher; it must not be issued yet." },
      },
    },
    output: {
      type: "object",
      anyOf: [
        {
          description: "After a commit.",
          type: "object",
          required: ["voucher_id", "customer_id", "code", "issued_at", "run_id", "execution_mode"],
          properties: {
            voucher_id: { type: "string", format: "uuid", description: "The voucher." },
            customer_id: { type: "string", format: "uuid", description: "The customer who has it now." },
            code: { type: "string", description: "The code that the customer shows or enters to use it." },
            issued_at: { type: "string", format: "date-time", description: "Time when it was issued." },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            execution_mode: { const: "commit" },
          },
        },
        {
          description: "After a dry run: what would happen.",
          type: "object",
          required: ["voucher_id", "customer_id", "run_id", "shadow_run_id", "execution_mode", "approval_required"],
          properties: {
            voucher_id: { type: "string", format: "uuid", description: "The voucher." },
            customer_id: { type: "string", format: "uuid", description: "The customer who would get it." },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            shadow_run_id: {
              type: "string",
              format: "uuid",
              description: "The shadow run; a commit that names it must have the same arguments.",
            },
            execution_mode: { const: "dry_run" },
            approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
          },
        },
        {
          description: "Why the call was refused.",
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message", "retryable"],
              properties: {
                code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
                message: { type: "string", description: "What is wrong and what to do." },
                retryable: { type: "boolean", description: "Whether the same call may succeed later." },
                approval_id: { type: "string", format: "uuid", description: "The pending approval." },
                run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
                may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
                next_step: { type: "string", description: "The one next step." },
                retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
                details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
              },
            },
          },
        },
      ],
    },
  },
  handoff: {
    title: "Hand a conversation to people",
    description: "Passes a conversation to people and silences hosted agents in it. Use it when the knowledge has no answer, or the customer wants a person.",
    risk: "low",
    operation: null,
    reads: null,
    scopes: ["atlas.actions.execute"],
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    parameters: {
      type: "object",
      required: ["conversation_id"],
      additionalProperties: false,
      properties: {
        conversation_id: { type: "string", format: "uuid", description: "The conversation." },
        text: {
          type: "string",
          minLength: 1,
          maxLength: 4096,
          description: "A note for the people who take over; the customer does not see it.",
        },
      },
    },
    output: {
      type: "object",
      anyOf: [
        {
          description: "After a commit.",
          type: "object",
          required: ["conversation_id", "status", "run_id", "execution_mode"],
          properties: {
            conversation_id: { type: "string", format: "uuid", description: "The conversation." },
            status: { const: "handed_off", description: "People have it now." },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            execution_mode: { const: "commit" },
          },
        },
        {
          description: "After a dry run: what would happen.",
          type: "object",
          required: ["conversation_id", "status", "run_id", "shadow_run_id", "execution_mode", "approval_required"],
          properties: {
            conversation_id: { type: "string", format: "uuid", description: "The conversation." },
            status: { const: "handed_off", description: "People have it now." },
            run_id: { type: "string", format: "uuid", description: "The run; after a dry run the same as shadow_run_id." },
            shadow_run_id: {
              type: "string",
              format: "uuid",
              description: "The shadow run; a commit that names it must have the same arguments.",
            },
            execution_mode: { const: "dry_run" },
            approval_required: { type: "boolean", description: "Whether a commit waits for a person." },
          },
        },
        {
          description: "Why the call was refused.",
          type: "object",
          required: ["error"],
          properties: {
            error: {
              type: "object",
              required: ["code", "message", "retryable"],
              properties: {
                code: { type: "string", description: "An error code of the service; HITL_REQUIRED: a person must approve." },
                message: { type: "string", description: "What is wrong and what to do." },
                retryable: { type: "boolean", description: "Whether the same call may succeed later." },
                approval_id: { type: "string", format: "uuid", description: "The pending approval." },
                run_id: { type: "string", format: "uuid", description: "The run that waits for it." },
                may_send_at: { type: "string", format: "date-time", description: "End of the quiet hours." },
                next_step: { type: "string", description: "The one next step." },
                retry_after_seconds: { type: "integer", description: "Seconds to wait before the next call." },
                details: { type: "array", description: "Each thing that is wrong, and where.", items: { type: "object" } },
              },
            },
          },
        },
      ],
    },
  },
  get_conversation: {
    title: "Read a conversation",
    description: "Returns a conversation with its customer, its 20 latest messages, its window, and the knowledge that answers the last message.",
    risk: "none",
    operation: null,
    reads: "conversations.context",
    scopes: ["atlas.conversations.read"],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    parameters: {
      type: "object",
      required: ["conversation_id"],
      additionalProperties: false,
      properties: { conversation_id: { type: "string", format: "uuid", description: "The conversation." } },
    },
  },
  list_conversations: {
    title: "List conversations",
    description: "Lists conversations, newest first, each with its customer and status. `next_cursor` is the `after_id` of the next page.",
    risk: "none",
    operation: null,
    reads: "conversations.list",
    scopes: ["atlas.conversations.read"],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    parameters: {
      type: "object",
      required: [],
      additionalProperties: false,
      properties: {
        status: { type: "string", enum: ["open", "handed_off", "closed"], description: "Only conversations of this status." },
        limit: { type: "integer", minimum: 1, maximum: 50, default: 20, description: "Maximum number of items." },
        after_id: { type: "string", minLength: 1, maxLength: 1024, description: "The `next_cursor` of the page before." },
      },
    },
  },
  list_vouchers: {
    title: "List vouchers",
    description: "Lists vouchers, newest first, without their codes. One that is `available` can be issued by `issue_voucher`; `next_cursor` is the `after_id` of the next page.",
    risk: "none",
    operation: null,
    reads: "console.vouchers.list",
    scopes: ["atlas.actions.execute"],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    parameters: {
      type: "object",
      required: [],
      additionalProperties: false,
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 50, default: 20, description: "Maximum number of items." },
        after_id: { type: "string", minLength: 1, maxLength: 1024, description: "The `next_cursor` of the page before." },
      },
    },
  },
  get_run: {
    title: "Read a run",
    description: "Returns a run of a tool, by the `run_id` of its answer: `status` says whether it waits, is done, was rejected or failed, and `result` is what the tool returned, such as a voucher's code after the approval.",
    risk: "none",
    operation: null,
    reads: "runs.get",
    scopes: ["atlas.runs.read"],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    parameters: {
      type: "object",
      required: ["run_id"],
      additionalProperties: false,
      properties: { run_id: { type: "string", format: "uuid", description: "The run." } },
    },
  },
} as const satisfies Record<string, Tool>;

/** Options of a call, as properties of a schema. */
export const callOptions = {
  execution_mode: {
    type: "string",
    description: "`commit` executes. `dry_run` makes the same decision without any effect on customers, and records a shadow run.",
    enum: ["dry_run", "commit"],
    default: "commit",
  },
  idempotency_key: {
    type: "string",
    description: "A retry with the same key within 24 hours replays the first answer and executes nothing.",
    minLength: 1,
    maxLength: 255,
  },
  shadow_run_id: {
    type: "string",
    format: "uuid",
    description: "The shadow run that a commit follows; it is refused when it rehearsed another tool or other arguments.",
  },
} as const;

/** The name of a tool. */
export type ToolName = keyof typeof tools;
