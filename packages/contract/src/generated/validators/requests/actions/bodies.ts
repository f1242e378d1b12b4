// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_4d54d3a5ce = formats.uri;
const pattern_61ae542c15 = new RegExp("^https://", "u");
function validate_3b19dab269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["conversation_id", "action_type", "payload"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/0/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.action_type !== undefined){
      if("reply" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/0/properties/action_type/const", {allowedValue: "reply"});
      }
    }
    if(data.payload !== undefined){
      let data3 = data.payload;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        vErrors = withMissing(vErrors, data3, instancePath, "/payload", "#/oneOf/0/properties/payload/required", ["text"]);
        vErrors = withUnknown(vErrors, data3, instancePath, "/payload", "#/oneOf/0/properties/payload/additionalProperties", ["text", "reply_to"]);
        if(data3.text !== undefined){
          vErrors = withText(vErrors, data3.text, instancePath, "/payload/text", "#/oneOf/0/properties/payload/properties/text", 4096, 1);
        }
        if(data3.reply_to !== undefined){
          vErrors = withText(vErrors, data3.reply_to, instancePath, "/payload/reply_to", "#/oneOf/0/properties/payload/properties/reply_to", null, null, formats_0367b0de16, "uuid");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/type", {type: "object"});
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
  }
  var _valid0 = _errs1 === countOf(vErrors);
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs16 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["conversation_id", "action_type", "payload"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
    if(data.conversation_id !== undefined){
      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/1/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
    }
    if(data.action_type !== undefined){
      if("reply" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/1/properties/action_type/const", {allowedValue: "reply"});
      }
    }
    if(data.payload !== undefined){
      vErrors = part_f36bc775ba(data, instancePath, vErrors);
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs16 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs135 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["conversation_id", "action_type", "payload"]);
      vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/2/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.conversation_id !== undefined){
        vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/2/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
      }
      if(data.action_type !== undefined){
        if("draft" !== data.action_type){
          vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/2/properties/action_type/const", {allowedValue: "draft"});
        }
      }
      if(data.payload !== undefined){
        let data58 = data.payload;
        if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
          vErrors = withMissing(vErrors, data58, instancePath, "/payload", "#/oneOf/2/properties/payload/required", ["text"]);
          vErrors = withUnknown(vErrors, data58, instancePath, "/payload", "#/oneOf/2/properties/payload/additionalProperties", ["text"]);
          if(data58.text !== undefined){
            vErrors = withText(vErrors, data58.text, instancePath, "/payload/text", "#/oneOf/2/properties/payload/properties/text", 4096, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/type", {type: "object"});
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs135 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs148 = countOf(vErrors);
      if(data && typeof data == "object" && !Array.isArray(data)){
        vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/3/required", ["conversation_id", "action_type"]);
        vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/3/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
        if(data.idempotency_key !== undefined){
          vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/3/properties/idempotency_key", 255, 1);
        }
        if(data.conversation_id !== undefined){
          vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/3/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
        }
        if(data.action_type !== undefined){
          if("handoff" !== data.action_type){
            vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/3/properties/action_type/const", {allowedValue: "handoff"});
          }
        }
        if(data.payload !== undefined){
          let data63 = data.payload;
          if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
            vErrors = withUnknown(vErrors, data63, instancePath, "/payload", "#/oneOf/3/properties/payload/additionalProperties", ["text"]);
            if(data63.text !== undefined){
              vErrors = withText(vErrors, data63.text, instancePath, "/payload/text", "#/oneOf/3/properties/payload/properties/text", 4096, 1);
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
      }
      var _valid0 = _errs148 === countOf(vErrors);
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs161 = countOf(vErrors);
        if(data && typeof data == "object" && !Array.isArray(data)){
          vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/4/required", ["conversation_id", "action_type", "payload"]);
          vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/4/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
          if(data.idempotency_key !== undefined){
            vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/4/properties/idempotency_key", 255, 1);
          }
          if(data.conversation_id !== undefined){
            vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/4/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
          }
          if(data.action_type !== undefined){
            if("assign_owner" !== data.action_type){
              vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/4/properties/action_type/const", {allowedValue: "assign_owner"});
            }
          }
          if(data.payload !== undefined){
            let data68 = data.payload;
            if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
              vErrors = withMissing(vErrors, data68, instancePath, "/payload", "#/oneOf/4/properties/payload/required", ["owner_id"]);
              vErrors = withUnknown(vErrors, data68, instancePath, "/payload", "#/oneOf/4/properties/payload/additionalProperties", ["owner_id"]);
              if(data68.owner_id !== undefined){
                vErrors = withText(vErrors, data68.owner_id, instancePath, "/payload/owner_id", "#/oneOf/4/properties/payload/properties/owner_id", null, null, formats_0367b0de16, "uuid");
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/type", {type: "object"});
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
        }
        var _valid0 = _errs161 === countOf(vErrors);
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
          const _errs174 = countOf(vErrors);
          if(data && typeof data == "object" && !Array.isArray(data)){
            vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/5/required", ["conversation_id", "action_type"]);
            vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/5/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
            if(data.idempotency_key !== undefined){
              vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/5/properties/idempotency_key", 255, 1);
            }
            if(data.conversation_id !== undefined){
              vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/5/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
            }
            if(data.action_type !== undefined){
              if("unassign_owner" !== data.action_type){
                vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/5/properties/action_type/const", {allowedValue: "unassign_owner"});
              }
            }
            if(data.payload !== undefined){
              let data73 = data.payload;
              if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
                vErrors = withUnknown(vErrors, data73, instancePath, "/payload", "#/oneOf/5/properties/payload/additionalProperties", []);
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/5/properties/payload/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/type", {type: "object"});
          }
          var _valid0 = _errs174 === countOf(vErrors);
          if(_valid0 && valid0){
            valid0 = false;
            passing0 = [passing0, 5];
          }
          else {
            if(_valid0){
              valid0 = true;
              passing0 = 5;
            }
            const _errs185 = countOf(vErrors);
            if(data && typeof data == "object" && !Array.isArray(data)){
              vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/6/required", ["conversation_id", "action_type"]);
              vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/6/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
              if(data.idempotency_key !== undefined){
                vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/6/properties/idempotency_key", 255, 1);
              }
              if(data.conversation_id !== undefined){
                vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/6/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
              }
              if(data.action_type !== undefined){
                if("hand_back" !== data.action_type){
                  vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/6/properties/action_type/const", {allowedValue: "hand_back"});
                }
              }
              if(data.payload !== undefined){
                let data77 = data.payload;
                if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
                  vErrors = withUnknown(vErrors, data77, instancePath, "/payload", "#/oneOf/6/properties/payload/additionalProperties", []);
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/6/properties/payload/type", {type: "object"});
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/type", {type: "object"});
            }
            var _valid0 = _errs185 === countOf(vErrors);
            if(_valid0 && valid0){
              valid0 = false;
              passing0 = [passing0, 6];
            }
            else {
              if(_valid0){
                valid0 = true;
                passing0 = 6;
              }
              const _errs196 = countOf(vErrors);
              if(data && typeof data == "object" && !Array.isArray(data)){
                vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/7/required", ["conversation_id", "action_type"]);
                vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/7/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
                if(data.idempotency_key !== undefined){
                  vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/7/properties/idempotency_key", 255, 1);
                }
                if(data.conversation_id !== undefined){
                  vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/7/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
                }
                if(data.action_type !== undefined){
                  if("close" !== data.action_type){
                    vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/7/properties/action_type/const", {allowedValue: "close"});
                  }
                }
                if(data.payload !== undefined){
                  let data81 = data.payload;
                  if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
                    vErrors = withUnknown(vErrors, data81, instancePath, "/payload", "#/oneOf/7/properties/payload/additionalProperties", []);
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/7/properties/payload/type", {type: "object"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/type", {type: "object"});
              }
              var _valid0 = _errs196 === countOf(vErrors);
              if(_valid0 && valid0){
                valid0 = false;
                passing0 = [passing0, 7];
              }
              else {
                if(_valid0){
                  valid0 = true;
                  passing0 = 7;
                }
                const _errs207 = countOf(vErrors);
                if(data && typeof data == "object" && !Array.isArray(data)){
                  vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/8/required", ["conversation_id", "action_type"]);
                  vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/8/additionalProperties", ["idempotency_key", "conversation_id", "action_type", "payload"]);
                  if(data.idempotency_key !== undefined){
                    vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/8/properties/idempotency_key", 255, 1);
                  }
                  if(data.conversation_id !== undefined){
                    vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/8/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
                  }
                  if(data.action_type !== undefined){
                    if("reopen" !== data.action_type){
                      vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/8/properties/action_type/const", {allowedValue: "reopen"});
                    }
                  }
                  if(data.payload !== undefined){
                    let data85 = data.payload;
                    if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
                      vErrors = withUnknown(vErrors, data85, instancePath, "/payload", "#/oneOf/8/properties/payload/additionalProperties", []);
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/8/properties/payload/type", {type: "object"});
                    }
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/type", {type: "object"});
                }
                var _valid0 = _errs207 === countOf(vErrors);
                if(_valid0 && valid0){
                  valid0 = false;
                  passing0 = [passing0, 8];
                }
                else {
                  if(_valid0){
                    valid0 = true;
                    passing0 = 8;
                  }
                  const _errs218 = countOf(vErrors);
                  if(data && typeof data == "object" && !Array.isArray(data)){
                    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/9/required", ["conversation_id", "action", "message"]);
                    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/9/additionalProperties", ["idempotency_key", "conversation_id", "action", "message"]);
                    if(data.idempotency_key !== undefined){
                      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/9/properties/idempotency_key", 255, 1);
                    }
                    if(data.conversation_id !== undefined){
                      vErrors = withText(vErrors, data.conversation_id, instancePath, "/conversation_id", "#/oneOf/9/properties/conversation_id", null, null, formats_0367b0de16, "uuid");
                    }
                    if(data.action !== undefined){
                      if("send_message" !== data.action){
                        vErrors = withFinding(vErrors, instancePath+"/action", "#/oneOf/9/properties/action/const", {allowedValue: "send_message"});
                      }
                    }
                    if(data.message !== undefined){
                      let data89 = data.message;
                      if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
                        vErrors = withMissing(vErrors, data89, instancePath, "/message", "#/oneOf/9/properties/message/required", ["type", "text"]);
                        vErrors = withUnknown(vErrors, data89, instancePath, "/message", "#/oneOf/9/properties/message/additionalProperties", ["type", "text"]);
                        if(data89.type !== undefined){
                          if("text" !== data89.type){
                            vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/9/properties/message/properties/type/const", {allowedValue: "text"});
                          }
                        }
                        if(data89.text !== undefined){
                          vErrors = withText(vErrors, data89.text, instancePath, "/message/text", "#/oneOf/9/properties/message/properties/text", 4096, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/9/properties/message/type", {type: "object"});
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/9/type", {type: "object"});
                  }
                  var _valid0 = _errs218 === countOf(vErrors);
                  if(_valid0 && valid0){
                    valid0 = false;
                    passing0 = [passing0, 9];
                  }
                  else {
                    if(_valid0){
                      valid0 = true;
                      passing0 = 9;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if(!valid0){
    vErrors = withFinding(vErrors, instancePath, "#/oneOf", {passingSchemas: passing0});
  }
  else {
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate_3b19dab269.errors = vErrors;
  return vErrors === null;
}
function part_f36bc775ba(data, instancePath, vErrors){
  let data9 = data.payload;
  if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
    vErrors = withMissing(vErrors, data9, instancePath, "/payload", "#/oneOf/1/properties/payload/required", ["content"]);
    vErrors = withUnknown(vErrors, data9, instancePath, "/payload", "#/oneOf/1/properties/payload/additionalProperties", ["content", "reply_to"]);
    if(data9.content !== undefined){
      let data10 = data9.content;
      const _errs28 = countOf(vErrors);
      let valid5 = false;
      let passing1 = null;
      const _errs29 = countOf(vErrors);
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/required", ["type", "text", "buttons"]);
        vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/additionalProperties", ["type", "text", "header", "footer", "buttons"]);
        if(data10.type !== undefined){
          if("buttons" !== data10.type){
            vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/type/const", {allowedValue: "buttons"});
          }
        }
        if(data10.text !== undefined){
          vErrors = withText(vErrors, data10.text, instancePath, "/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/text", 1024, 1);
        }
        if(data10.header !== undefined){
          vErrors = withText(vErrors, data10.header, instancePath, "/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/header", 60, 1);
        }
        if(data10.footer !== undefined){
          vErrors = withText(vErrors, data10.footer, instancePath, "/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/footer", 60, 1);
        }
        if(data10.buttons !== undefined){
          let data15 = data10.buttons;
          if(Array.isArray(data15)){
            if(data15.length > 3){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/maxItems", {limit: 3});
            }
            if(data15.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/minItems", {limit: 1});
            }
            const len0 = data15.length;
            for(let i0=0; i0<len0; i0++){
              let data16 = data15[i0];
              if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                vErrors = withMissing(vErrors, data16, instancePath+"/payload/content/buttons/" + i0, "", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/required", ["id", "title"]);
                vErrors = withUnknown(vErrors, data16, instancePath+"/payload/content/buttons/" + i0, "", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/additionalProperties", ["id", "title"]);
                if(data16.id !== undefined){
                  vErrors = withText(vErrors, data16.id, instancePath+"/payload/content/buttons/" + i0+"/id", "", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/id", 256, 1);
                }
                if(data16.title !== undefined){
                  vErrors = withText(vErrors, data16.title, instancePath+"/payload/content/buttons/" + i0+"/title", "", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/properties/title", 20, 1);
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons/" + i0, "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/items/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/buttons", "#/oneOf/1/properties/payload/properties/content/oneOf/0/properties/buttons/type", {type: "array"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/0/type", {type: "object"});
      }
      var _valid1 = _errs29 === countOf(vErrors);
      if(_valid1){
        valid5 = true;
        passing1 = 0;
      }
      const _errs48 = countOf(vErrors);
      if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
        vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/required", ["type", "text", "button", "sections"]);
        vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/additionalProperties", ["type", "text", "header", "footer", "button", "sections"]);
        if(data10.type !== undefined){
          if("list" !== data10.type){
            vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/type/const", {allowedValue: "list"});
          }
        }
        if(data10.text !== undefined){
          vErrors = withText(vErrors, data10.text, instancePath, "/payload/content/text", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/text", 1024, 1);
        }
        if(data10.header !== undefined){
          vErrors = withText(vErrors, data10.header, instancePath, "/payload/content/header", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/header", 60, 1);
        }
        if(data10.footer !== undefined){
          vErrors = withText(vErrors, data10.footer, instancePath, "/payload/content/footer", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/footer", 60, 1);
        }
        if(data10.button !== undefined){
          vErrors = withText(vErrors, data10.button, instancePath, "/payload/content/button", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/button", 20, 1);
        }
        if(data10.sections !== undefined){
          let data24 = data10.sections;
          if(Array.isArray(data24)){
            if(data24.length > 10){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/maxItems", {limit: 10});
            }
            if(data24.length < 1){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/minItems", {limit: 1});
            }
            const len1 = data24.length;
            for(let i1=0; i1<len1; i1++){
              let data25 = data24[i1];
              if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
                vErrors = withMissing(vErrors, data25, instancePath+"/payload/content/sections/" + i1, "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/required", ["rows"]);
                vErrors = withUnknown(vErrors, data25, instancePath+"/payload/content/sections/" + i1, "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/additionalProperties", ["title", "rows"]);
                if(data25.title !== undefined){
                  vErrors = withText(vErrors, data25.title, instancePath+"/payload/content/sections/" + i1+"/title", "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/title", 24, 1);
                }
                if(data25.rows !== undefined){
                  let data27 = data25.rows;
                  if(Array.isArray(data27)){
                    if(data27.length > 10){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/maxItems", {limit: 10});
                    }
                    if(data27.length < 1){
                      vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/minItems", {limit: 1});
                    }
                    const len2 = data27.length;
                    for(let i2=0; i2<len2; i2++){
                      let data28 = data27[i2];
                      if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
                        vErrors = withMissing(vErrors, data28, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/required", ["id", "title"]);
                        vErrors = withUnknown(vErrors, data28, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/additionalProperties", ["id", "title", "description"]);
                        if(data28.id !== undefined){
                          vErrors = withText(vErrors, data28.id, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/id", "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/id", 200, 1);
                        }
                        if(data28.title !== undefined){
                          vErrors = withText(vErrors, data28.title, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/title", "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/title", 24, 1);
                        }
                        if(data28.description !== undefined){
                          vErrors = withText(vErrors, data28.description, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2+"/description", "", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/properties/description", 72, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows/" + i2, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/items/type", {type: "object"});
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1+"/rows", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/properties/rows/type", {type: "array"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/sections/" + i1, "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/items/type", {type: "object"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content/sections", "#/oneOf/1/properties/payload/properties/content/oneOf/1/properties/sections/type", {type: "array"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/1/type", {type: "object"});
      }
      var _valid1 = _errs48 === countOf(vErrors);
      if(_valid1 && valid5){
        valid5 = false;
        passing1 = [passing1, 1];
      }
      else {
        if(_valid1){
          valid5 = true;
          passing1 = 1;
        }
        const _errs78 = countOf(vErrors);
        if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
          vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/required", ["type", "latitude", "longitude"]);
          vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/additionalProperties", ["type", "latitude", "longitude", "name", "address"]);
          if(data10.type !== undefined){
            if("location" !== data10.type){
              vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
            }
          }
          if(data10.latitude !== undefined){
            let data33 = data10.latitude;
            if((typeof data33 == "number") && (isFinite(data33))){
              if(data33 > 90 || isNaN(data33)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
              }
              if(data33 < -90 || isNaN(data33)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/latitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
            }
          }
          if(data10.longitude !== undefined){
            let data34 = data10.longitude;
            if((typeof data34 == "number") && (isFinite(data34))){
              if(data34 > 180 || isNaN(data34)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
              }
              if(data34 < -180 || isNaN(data34)){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content/longitude", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
            }
          }
          if(data10.name !== undefined){
            vErrors = withText(vErrors, data10.name, instancePath, "/payload/content/name", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/name", 1000, 1);
          }
          if(data10.address !== undefined){
            vErrors = withText(vErrors, data10.address, instancePath, "/payload/content/address", "#/oneOf/1/properties/payload/properties/content/oneOf/2/properties/address", 1000, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/2/type", {type: "object"});
        }
        var _valid1 = _errs78 === countOf(vErrors);
        if(_valid1 && valid5){
          valid5 = false;
          passing1 = [passing1, 2];
        }
        else {
          if(_valid1){
            valid5 = true;
            passing1 = 2;
          }
          const _errs90 = countOf(vErrors);
          if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
            vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/required", ["type", "contacts"]);
            vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/additionalProperties", ["type", "contacts"]);
            if(data10.type !== undefined){
              if("contacts" !== data10.type){
                vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
              }
            }
            if(data10.contacts !== undefined){
              let data38 = data10.contacts;
              if(Array.isArray(data38)){
                if(data38.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
                }
                if(data38.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
                }
                const len3 = data38.length;
                for(let i3=0; i3<len3; i3++){
                  let data39 = data38[i3];
                  if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
                    vErrors = withMissing(vErrors, data39, instancePath+"/payload/content/contacts/" + i3, "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/required", ["name"]);
                    vErrors = withUnknown(vErrors, data39, instancePath+"/payload/content/contacts/" + i3, "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/additionalProperties", ["name", "organization", "phone_numbers", "emails"]);
                    if(data39.name !== undefined){
                      vErrors = withText(vErrors, data39.name, instancePath+"/payload/content/contacts/" + i3+"/name", "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/name", 200, 1);
                    }
                    if(data39.organization !== undefined){
                      vErrors = withText(vErrors, data39.organization, instancePath+"/payload/content/contacts/" + i3+"/organization", "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/organization", 200, 1);
                    }
                    if(data39.phone_numbers !== undefined){
                      let data42 = data39.phone_numbers;
                      if(Array.isArray(data42)){
                        if(data42.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                        }
                        const len4 = data42.length;
                        for(let i4=0; i4<len4; i4++){
                          vErrors = withText(vErrors, data42[i4], instancePath+"/payload/content/contacts/" + i3+"/phone_numbers/" + i4, "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items", 40, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/phone_numbers", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                      }
                    }
                    if(data39.emails !== undefined){
                      let data44 = data39.emails;
                      if(Array.isArray(data44)){
                        if(data44.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                        }
                        const len5 = data44.length;
                        for(let i5=0; i5<len5; i5++){
                          vErrors = withText(vErrors, data44[i5], instancePath+"/payload/content/contacts/" + i3+"/emails/" + i5, "", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/items", 320, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3+"/emails", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts/" + i3, "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content/contacts", "#/oneOf/1/properties/payload/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/3/type", {type: "object"});
          }
          var _valid1 = _errs90 === countOf(vErrors);
          if(_valid1 && valid5){
            valid5 = false;
            passing1 = [passing1, 3];
          }
          else {
            if(_valid1){
              valid5 = true;
              passing1 = 3;
            }
            const _errs111 = countOf(vErrors);
            if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
              vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/required", ["type", "url"]);
              vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/additionalProperties", ["type", "url", "caption", "filename"]);
              if(data10.type !== undefined){
                let data46 = data10.type;
                if(typeof data46 !== "string"){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/type/type", {type: "string"});
                }
                if(!((((data46 === "image") || (data46 === "audio")) || (data46 === "video")) || (data46 === "document"))){
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                }
              }
              if(data10.url !== undefined){
                let data47 = data10.url;
                if(typeof data47 === "string"){
                  if(longerThan(data47, 2048)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                  }
                  if(!pattern_61ae542c15.test(data47)){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                  }
                  if(!(formats_4d54d3a5ce(data47))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload/content/url", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/url/type", {type: "string"});
                }
              }
              if(data10.caption !== undefined){
                vErrors = withText(vErrors, data10.caption, instancePath, "/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/caption", 1024, 1);
              }
              if(data10.filename !== undefined){
                vErrors = withText(vErrors, data10.filename, instancePath, "/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/4/properties/filename", 240, 1);
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/4/type", {type: "object"});
            }
            var _valid1 = _errs111 === countOf(vErrors);
            if(_valid1 && valid5){
              valid5 = false;
              passing1 = [passing1, 4];
            }
            else {
              if(_valid1){
                valid5 = true;
                passing1 = 4;
              }
              const _errs122 = countOf(vErrors);
              if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
                vErrors = withMissing(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/required", ["type", "media_id"]);
                vErrors = withUnknown(vErrors, data10, instancePath, "/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/additionalProperties", ["type", "media_id", "caption", "filename"]);
                if(data10.type !== undefined){
                  let data50 = data10.type;
                  if(typeof data50 !== "string"){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/type/type", {type: "string"});
                  }
                  if(!((((data50 === "image") || (data50 === "audio")) || (data50 === "video")) || (data50 === "document"))){
                    vErrors = withFinding(vErrors, instancePath+"/payload/content/type", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                  }
                }
                if(data10.media_id !== undefined){
                  vErrors = withText(vErrors, data10.media_id, instancePath, "/payload/content/media_id", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/media_id", null, null, formats_0367b0de16, "uuid");
                }
                if(data10.caption !== undefined){
                  vErrors = withText(vErrors, data10.caption, instancePath, "/payload/content/caption", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/caption", 1024, 1);
                }
                if(data10.filename !== undefined){
                  vErrors = withText(vErrors, data10.filename, instancePath, "/payload/content/filename", "#/oneOf/1/properties/payload/properties/content/oneOf/5/properties/filename", 240, 1);
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf/5/type", {type: "object"});
              }
              var _valid1 = _errs122 === countOf(vErrors);
              if(_valid1 && valid5){
                valid5 = false;
                passing1 = [passing1, 5];
              }
              else {
                if(_valid1){
                  valid5 = true;
                  passing1 = 5;
                }
              }
            }
          }
        }
      }
      if(!valid5){
        vErrors = withFinding(vErrors, instancePath+"/payload/content", "#/oneOf/1/properties/payload/properties/content/oneOf", {passingSchemas: passing1});
      }
      else {
        if(vErrors !== null){
          if(_errs28){
            vErrors.length = _errs28;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data9.reply_to !== undefined){
      vErrors = withText(vErrors, data9.reply_to, instancePath, "/payload/reply_to", "#/oneOf/1/properties/payload/properties/reply_to", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/type", {type: "object"});
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "actions.execute": validate_3b19dab269,
};
