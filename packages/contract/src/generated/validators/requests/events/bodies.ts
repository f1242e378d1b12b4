// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { countOf, formats, longerThan, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_129fbab4be = formats["date-time"];
const formats_4d54d3a5ce = formats.uri;
const pattern_1a59350a71 = new RegExp("^\\+[1-9]\\d{1,14}$", "u");
const pattern_61ae542c15 = new RegExp("^https://", "u");
const pattern_89228746e4 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_cfcdbe2082 = new RegExp("^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate_3e507d524f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  const _errs0 = countOf(vErrors);
  let valid0 = false;
  let passing0 = null;
  const _errs1 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/0/required", ["channel", "customer", "event_type", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/0/additionalProperties", ["idempotency_key", "channel", "customer", "event_type", "message", "timestamp"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/0/properties/idempotency_key", 255, 1);
    }
    if(data.channel !== undefined){
      vErrors = withText(vErrors, data.channel, instancePath, "/channel", "#/oneOf/0/properties/channel", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
    if(data.customer !== undefined){
      let data2 = data.customer;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        vErrors = withMissing(vErrors, data2, instancePath, "/customer", "#/oneOf/0/properties/customer/required", ["phone_number"]);
        vErrors = withUnknown(vErrors, data2, instancePath, "/customer", "#/oneOf/0/properties/customer/additionalProperties", ["phone_number", "name"]);
        if(data2.phone_number !== undefined){
          vErrors = withText(vErrors, data2.phone_number, instancePath, "/customer/phone_number", "#/oneOf/0/properties/customer/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
        }
        if(data2.name !== undefined){
          vErrors = withText(vErrors, data2.name, instancePath, "/customer/name", "#/oneOf/0/properties/customer/properties/name", 200, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/0/properties/customer/type", {type: "object"});
      }
    }
    if(data.event_type !== undefined){
      vErrors = withText(vErrors, data.event_type, instancePath, "/event_type", "#/oneOf/0/properties/event_type", 100, null, pattern_89228746e4, "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$");
    }
    if(data.message !== undefined){
      let data6 = data.message;
      if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
        vErrors = withMissing(vErrors, data6, instancePath, "/message", "#/oneOf/0/properties/message/required", ["text"]);
        vErrors = withUnknown(vErrors, data6, instancePath, "/message", "#/oneOf/0/properties/message/additionalProperties", ["type", "text", "reply_to"]);
        if(data6.type !== undefined){
          if("text" !== data6.type){
            vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/0/properties/message/properties/type/const", {allowedValue: "text"});
          }
        }
        if(data6.text !== undefined){
          vErrors = withText(vErrors, data6.text, instancePath, "/message/text", "#/oneOf/0/properties/message/properties/text", 4096, 1);
        }
        if(data6.reply_to !== undefined){
          vErrors = withText(vErrors, data6.reply_to, instancePath, "/message/reply_to", "#/oneOf/0/properties/message/properties/reply_to", null, null, formats_0367b0de16, "uuid");
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/0/properties/message/type", {type: "object"});
      }
    }
    if(data.timestamp !== undefined){
      vErrors = withText(vErrors, data.timestamp, instancePath, "/timestamp", "#/oneOf/0/properties/timestamp", null, null, formats_129fbab4be, "date-time");
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
  const _errs27 = countOf(vErrors);
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/1/required", ["channel", "customer", "event_type", "message"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/1/additionalProperties", ["idempotency_key", "channel", "customer", "event_type", "message", "timestamp"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/1/properties/idempotency_key", 255, 1);
    }
    if(data.channel !== undefined){
      vErrors = withText(vErrors, data.channel, instancePath, "/channel", "#/oneOf/1/properties/channel", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
    }
    if(data.customer !== undefined){
      let data13 = data.customer;
      if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
        vErrors = withMissing(vErrors, data13, instancePath, "/customer", "#/oneOf/1/properties/customer/required", ["phone_number"]);
        vErrors = withUnknown(vErrors, data13, instancePath, "/customer", "#/oneOf/1/properties/customer/additionalProperties", ["phone_number", "name"]);
        if(data13.phone_number !== undefined){
          vErrors = withText(vErrors, data13.phone_number, instancePath, "/customer/phone_number", "#/oneOf/1/properties/customer/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
        }
        if(data13.name !== undefined){
          vErrors = withText(vErrors, data13.name, instancePath, "/customer/name", "#/oneOf/1/properties/customer/properties/name", 200, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/1/properties/customer/type", {type: "object"});
      }
    }
    if(data.event_type !== undefined){
      vErrors = withText(vErrors, data.event_type, instancePath, "/event_type", "#/oneOf/1/properties/event_type", 100, null, pattern_89228746e4, "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$");
    }
    if(data.message !== undefined){
      vErrors = part_9dd5c09ccc(data, instancePath, vErrors);
    }
    if(data.timestamp !== undefined){
      vErrors = withText(vErrors, data.timestamp, instancePath, "/timestamp", "#/oneOf/1/properties/timestamp", null, null, formats_129fbab4be, "date-time");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
  }
  var _valid0 = _errs27 === countOf(vErrors);
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs118 = countOf(vErrors);
    if(data && typeof data == "object" && !Array.isArray(data)){
      vErrors = withMissing(vErrors, data, instancePath, "", "#/oneOf/2/required", ["channel", "customer", "event_type"]);
      vErrors = withUnknown(vErrors, data, instancePath, "", "#/oneOf/2/additionalProperties", ["idempotency_key", "channel", "customer", "event_type", "timestamp"]);
      if(data.idempotency_key !== undefined){
        vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/oneOf/2/properties/idempotency_key", 255, 1);
      }
      if(data.channel !== undefined){
        vErrors = withText(vErrors, data.channel, instancePath, "/channel", "#/oneOf/2/properties/channel", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
      }
      if(data.customer !== undefined){
        let data50 = data.customer;
        if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
          vErrors = withMissing(vErrors, data50, instancePath, "/customer", "#/oneOf/2/properties/customer/required", ["phone_number"]);
          vErrors = withUnknown(vErrors, data50, instancePath, "/customer", "#/oneOf/2/properties/customer/additionalProperties", ["phone_number", "name"]);
          if(data50.phone_number !== undefined){
            vErrors = withText(vErrors, data50.phone_number, instancePath, "/customer/phone_number", "#/oneOf/2/properties/customer/properties/phone_number", null, null, pattern_1a59350a71, "^\\+[1-9]\\d{1,14}$");
          }
          if(data50.name !== undefined){
            vErrors = withText(vErrors, data50.name, instancePath, "/customer/name", "#/oneOf/2/properties/customer/properties/name", 200, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/customer", "#/oneOf/2/properties/customer/type", {type: "object"});
        }
      }
      if(data.event_type !== undefined){
        vErrors = withText(vErrors, data.event_type, instancePath, "/event_type", "#/oneOf/2/properties/event_type", 100, null, pattern_cfcdbe2082, "^(?!message\\.received$)[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)+$");
      }
      if(data.timestamp !== undefined){
        vErrors = withText(vErrors, data.timestamp, instancePath, "/timestamp", "#/oneOf/2/properties/timestamp", null, null, formats_129fbab4be, "date-time");
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
    }
    var _valid0 = _errs118 === countOf(vErrors);
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
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
  validate_3e507d524f.errors = vErrors;
  return vErrors === null;
}
function part_9dd5c09ccc(data, instancePath, vErrors){
  let data17 = data.message;
  if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
    vErrors = withMissing(vErrors, data17, instancePath, "/message", "#/oneOf/1/properties/message/required", ["content"]);
    vErrors = withUnknown(vErrors, data17, instancePath, "/message", "#/oneOf/1/properties/message/additionalProperties", ["content", "reply_to"]);
    if(data17.content !== undefined){
      let data18 = data17.content;
      const _errs47 = countOf(vErrors);
      let valid7 = false;
      let passing1 = null;
      const _errs48 = countOf(vErrors);
      if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
        vErrors = withMissing(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/required", ["type", "id", "title"]);
        vErrors = withUnknown(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/additionalProperties", ["type", "id", "title"]);
        if(data18.type !== undefined){
          if("button_reply" !== data18.type){
            vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/type/const", {allowedValue: "button_reply"});
          }
        }
        if(data18.id !== undefined){
          vErrors = withText(vErrors, data18.id, instancePath, "/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/id", 256, 1);
        }
        if(data18.title !== undefined){
          vErrors = withText(vErrors, data18.title, instancePath, "/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/0/properties/title", 256, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/0/type", {type: "object"});
      }
      var _valid1 = _errs48 === countOf(vErrors);
      if(_valid1){
        valid7 = true;
        passing1 = 0;
      }
      const _errs56 = countOf(vErrors);
      if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
        vErrors = withMissing(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/required", ["type", "id", "title"]);
        vErrors = withUnknown(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/additionalProperties", ["type", "id", "title", "description"]);
        if(data18.type !== undefined){
          if("list_reply" !== data18.type){
            vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/type/const", {allowedValue: "list_reply"});
          }
        }
        if(data18.id !== undefined){
          vErrors = withText(vErrors, data18.id, instancePath, "/message/content/id", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/id", 256, 1);
        }
        if(data18.title !== undefined){
          vErrors = withText(vErrors, data18.title, instancePath, "/message/content/title", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/title", 256, 1);
        }
        if(data18.description !== undefined){
          vErrors = withText(vErrors, data18.description, instancePath, "/message/content/description", "#/oneOf/1/properties/message/properties/content/oneOf/1/properties/description", 72, 1);
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/1/type", {type: "object"});
      }
      var _valid1 = _errs56 === countOf(vErrors);
      if(_valid1 && valid7){
        valid7 = false;
        passing1 = [passing1, 1];
      }
      else {
        if(_valid1){
          valid7 = true;
          passing1 = 1;
        }
        const _errs66 = countOf(vErrors);
        if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
          vErrors = withMissing(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/required", ["type", "latitude", "longitude"]);
          vErrors = withUnknown(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/additionalProperties", ["type", "latitude", "longitude", "name", "address"]);
          if(data18.type !== undefined){
            if("location" !== data18.type){
              vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/type/const", {allowedValue: "location"});
            }
          }
          if(data18.latitude !== undefined){
            let data27 = data18.latitude;
            if((typeof data27 == "number") && (isFinite(data27))){
              if(data27 > 90 || isNaN(data27)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/maximum", {comparison: "<=", limit: 90});
              }
              if(data27 < -90 || isNaN(data27)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/minimum", {comparison: ">=", limit: -90});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/latitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/latitude/type", {type: "number"});
            }
          }
          if(data18.longitude !== undefined){
            let data28 = data18.longitude;
            if((typeof data28 == "number") && (isFinite(data28))){
              if(data28 > 180 || isNaN(data28)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/maximum", {comparison: "<=", limit: 180});
              }
              if(data28 < -180 || isNaN(data28)){
                vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/minimum", {comparison: ">=", limit: -180});
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content/longitude", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/longitude/type", {type: "number"});
            }
          }
          if(data18.name !== undefined){
            vErrors = withText(vErrors, data18.name, instancePath, "/message/content/name", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/name", 1000, 1);
          }
          if(data18.address !== undefined){
            vErrors = withText(vErrors, data18.address, instancePath, "/message/content/address", "#/oneOf/1/properties/message/properties/content/oneOf/2/properties/address", 1000, 1);
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/2/type", {type: "object"});
        }
        var _valid1 = _errs66 === countOf(vErrors);
        if(_valid1 && valid7){
          valid7 = false;
          passing1 = [passing1, 2];
        }
        else {
          if(_valid1){
            valid7 = true;
            passing1 = 2;
          }
          const _errs78 = countOf(vErrors);
          if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
            vErrors = withMissing(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/required", ["type", "contacts"]);
            vErrors = withUnknown(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/additionalProperties", ["type", "contacts"]);
            if(data18.type !== undefined){
              if("contacts" !== data18.type){
                vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/type/const", {allowedValue: "contacts"});
              }
            }
            if(data18.contacts !== undefined){
              let data32 = data18.contacts;
              if(Array.isArray(data32)){
                if(data32.length > 10){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/maxItems", {limit: 10});
                }
                if(data32.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/minItems", {limit: 1});
                }
                const len0 = data32.length;
                for(let i0=0; i0<len0; i0++){
                  let data33 = data32[i0];
                  if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
                    vErrors = withMissing(vErrors, data33, instancePath+"/message/content/contacts/" + i0, "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/required", ["name"]);
                    vErrors = withUnknown(vErrors, data33, instancePath+"/message/content/contacts/" + i0, "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/additionalProperties", ["name", "organization", "phone_numbers", "emails"]);
                    if(data33.name !== undefined){
                      vErrors = withText(vErrors, data33.name, instancePath+"/message/content/contacts/" + i0+"/name", "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/name", 200, 1);
                    }
                    if(data33.organization !== undefined){
                      vErrors = withText(vErrors, data33.organization, instancePath+"/message/content/contacts/" + i0+"/organization", "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/organization", 200, 1);
                    }
                    if(data33.phone_numbers !== undefined){
                      let data36 = data33.phone_numbers;
                      if(Array.isArray(data36)){
                        if(data36.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/maxItems", {limit: 10});
                        }
                        const len1 = data36.length;
                        for(let i1=0; i1<len1; i1++){
                          vErrors = withText(vErrors, data36[i1], instancePath+"/message/content/contacts/" + i0+"/phone_numbers/" + i1, "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/items", 40, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/phone_numbers", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/phone_numbers/type", {type: "array"});
                      }
                    }
                    if(data33.emails !== undefined){
                      let data38 = data33.emails;
                      if(Array.isArray(data38)){
                        if(data38.length > 10){
                          vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/maxItems", {limit: 10});
                        }
                        const len2 = data38.length;
                        for(let i2=0; i2<len2; i2++){
                          vErrors = withText(vErrors, data38[i2], instancePath+"/message/content/contacts/" + i0+"/emails/" + i2, "", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/items", 320, 1);
                        }
                      }
                      else {
                        vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0+"/emails", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/properties/emails/type", {type: "array"});
                      }
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/message/content/contacts/" + i0, "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/items/type", {type: "object"});
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/message/content/contacts", "#/oneOf/1/properties/message/properties/content/oneOf/3/properties/contacts/type", {type: "array"});
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/3/type", {type: "object"});
          }
          var _valid1 = _errs78 === countOf(vErrors);
          if(_valid1 && valid7){
            valid7 = false;
            passing1 = [passing1, 3];
          }
          else {
            if(_valid1){
              valid7 = true;
              passing1 = 3;
            }
            const _errs99 = countOf(vErrors);
            if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
              vErrors = withMissing(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/required", ["type"]);
              vErrors = withUnknown(vErrors, data18, instancePath, "/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/additionalProperties", ["type", "url", "media_id", "caption", "filename", "media_type"]);
              if(data18.type !== undefined){
                let data40 = data18.type;
                if(typeof data40 !== "string"){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/type/type", {type: "string"});
                }
                if(!((((data40 === "image") || (data40 === "audio")) || (data40 === "video")) || (data40 === "document"))){
                  vErrors = withFinding(vErrors, instancePath+"/message/content/type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/type/enum", {allowedValues: ["image","audio","video","document"]});
                }
              }
              if(data18.url !== undefined){
                let data41 = data18.url;
                if(typeof data41 === "string"){
                  if(longerThan(data41, 2048)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/maxLength", {limit: 2048});
                  }
                  if(!pattern_61ae542c15.test(data41)){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/pattern", {pattern: "^https://"});
                  }
                  if(!(formats_4d54d3a5ce(data41))){
                    vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/format", {format: "uri"});
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/message/content/url", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/url/type", {type: "string"});
                }
              }
              if(data18.media_id !== undefined){
                vErrors = withText(vErrors, data18.media_id, instancePath, "/message/content/media_id", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_id", null, null, formats_0367b0de16, "uuid");
              }
              if(data18.caption !== undefined){
                vErrors = withText(vErrors, data18.caption, instancePath, "/message/content/caption", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/caption", 1024, 1);
              }
              if(data18.filename !== undefined){
                vErrors = withText(vErrors, data18.filename, instancePath, "/message/content/filename", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/filename", 240, 1);
              }
              if(data18.media_type !== undefined){
                vErrors = withText(vErrors, data18.media_type, instancePath, "/message/content/media_type", "#/oneOf/1/properties/message/properties/content/oneOf/4/properties/media_type", 255, 1);
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf/4/type", {type: "object"});
            }
            var _valid1 = _errs99 === countOf(vErrors);
            if(_valid1 && valid7){
              valid7 = false;
              passing1 = [passing1, 4];
            }
            else {
              if(_valid1){
                valid7 = true;
                passing1 = 4;
              }
            }
          }
        }
      }
      if(!valid7){
        vErrors = withFinding(vErrors, instancePath+"/message/content", "#/oneOf/1/properties/message/properties/content/oneOf", {passingSchemas: passing1});
      }
      else {
        if(vErrors !== null){
          if(_errs47){
            vErrors.length = _errs47;
          }
          else {
            vErrors = null;
          }
        }
      }
    }
    if(data17.reply_to !== undefined){
      vErrors = withText(vErrors, data17.reply_to, instancePath, "/message/reply_to", "#/oneOf/1/properties/message/properties/reply_to", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/1/properties/message/type", {type: "object"});
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "events.ingest": validate_3e507d524f,
};
