// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
const formats_40e3ef2d73 = formats["display-name"];
const func_02a6f9dcff = Object.prototype.hasOwnProperty;
const pattern_498a27aed7 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern_588b234759 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern_d4a8104adc = new RegExp("^[A-Za-z][A-Za-z0-9_+/-]*$", "u");
const pattern_eef60cee66 = new RegExp("^[a-z][a-z0-9_]*$", "u");
const schema_c6030dd9fa = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","minLength":1,"maxLength":200,"format":"display-name"},"description":{"type":["string","null"],"minLength":1,"maxLength":2000},"status":{"type":"string","enum":["ready","archived"]},"source_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"channels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":32}},"reply_within_seconds":{"type":["integer","null"],"minimum":5,"maximum":43200},"people_reply_within_seconds":{"type":["integer","null"],"minimum":60,"maximum":604800},"people_hours":{"type":["object","null"],"required":["time_zone","weekly"],"additionalProperties":false,"properties":{"time_zone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","maxLength":64},"weekly":{"type":"array","minItems":1,"maxItems":14,"items":{"type":"object","required":["days","start","end"],"additionalProperties":false,"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5},"end":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5}}}}}},"announces_people":{"type":"boolean"},"fallback_agent_id":{"type":["string","null"],"format":"uuid"}}};
const schema_e16eb3dbb3 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"idempotency_key":{"type":"string","minLength":1,"maxLength":255},"name":{"type":"string","minLength":1,"maxLength":200,"format":"display-name"},"description":{"type":"string","minLength":1,"maxLength":2000},"kind":{"type":"string","enum":["hosted","external"]},"source_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"channels":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]*$","maxLength":32}},"reply_within_seconds":{"type":["integer","null"],"minimum":5,"maximum":43200},"people_reply_within_seconds":{"type":["integer","null"],"minimum":60,"maximum":604800},"people_hours":{"type":["object","null"],"required":["time_zone","weekly"],"additionalProperties":false,"properties":{"time_zone":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_+/-]*$","maxLength":64},"weekly":{"type":"array","minItems":1,"maxItems":14,"items":{"type":"object","required":["days","start","end"],"additionalProperties":false,"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]}},"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5},"end":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","minLength":5,"maxLength":5}}}}}},"announces_people":{"type":"boolean"},"fallback_agent_id":{"type":["string","null"],"format":"uuid"}}};
function validate_6af14cd2a6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["is_listed"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "is_listed", "listing_category", "listing_description", "listing_slug"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.is_listed !== undefined){
      if(typeof data.is_listed !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/is_listed", "#/properties/is_listed/type", {type: "boolean"});
      }
    }
    if(data.listing_category !== undefined){
      vErrors = withText(vErrors, data.listing_category, instancePath, "/listing_category", "#/properties/listing_category", 64, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.listing_description !== undefined){
      vErrors = withText(vErrors, data.listing_description, instancePath, "/listing_description", "#/properties/listing_description", 1000, 1);
    }
    if(data.listing_slug !== undefined){
      vErrors = withText(vErrors, data.listing_slug, instancePath, "/listing_slug", "#/properties/listing_slug", 64, 1, pattern_498a27aed7, "^[a-z0-9]+(?:-[a-z0-9]+)*$");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_6af14cd2a6.errors = vErrors;
  return vErrors === null;
}
function validate_c6030dd9fa(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(Object.keys(data).length < 1){
      vErrors = withFinding(vErrors, instancePath, "#/minProperties", {limit: 1});
    }
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_c6030dd9fa.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.description !== undefined){
      let data2 = data.description;
      if((typeof data2 !== "string") && (data2 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/description", "#/properties/description/type", {type: ["string","null"]});
      }
      if(typeof data2 === "string") vErrors = withText(vErrors, data2, instancePath, "/description", "#/properties/description", 2000, 1);
    }
    if(data.status !== undefined){
      let data3 = data.status;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/type", {type: "string"});
      }
      if(!((data3 === "ready") || (data3 === "archived"))){
        vErrors = withFinding(vErrors, instancePath+"/status", "#/properties/status/enum", {allowedValues: ["ready","archived"]});
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data4[i0], instancePath+"/source_ids/" + i0, "", "#/properties/source_ids/items", null, null, formats_0367b0de16, "uuid");
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          vErrors = withText(vErrors, data6[i2], instancePath+"/channels/" + i2, "", "#/properties/channels/items", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_90f9fc0080(data, instancePath, vErrors);
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
      }
      if(typeof data19 === "string") vErrors = withText(vErrors, data19, instancePath, "/fallback_agent_id", "#/properties/fallback_agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_c6030dd9fa.errors = vErrors;
  return vErrors === null;
}
function validate_e16eb3dbb3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["name"]);
    for(const key0 in data){
      if(!(func_02a6f9dcff.call(schema_e16eb3dbb3.properties, key0))){
        vErrors = withFinding(vErrors, instancePath, "#/additionalProperties", {additionalProperty: key0});
      }
    }
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.name !== undefined){
      vErrors = withText(vErrors, data.name, instancePath, "/name", "#/properties/name", 200, 1, formats_40e3ef2d73, "display-name");
    }
    if(data.description !== undefined){
      vErrors = withText(vErrors, data.description, instancePath, "/description", "#/properties/description", 2000, 1);
    }
    if(data.kind !== undefined){
      let data3 = data.kind;
      if(typeof data3 !== "string"){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/type", {type: "string"});
      }
      if(!((data3 === "hosted") || (data3 === "external"))){
        vErrors = withFinding(vErrors, instancePath+"/kind", "#/properties/kind/enum", {allowedValues: ["hosted","external"]});
      }
    }
    if(data.source_ids !== undefined){
      let data4 = data.source_ids;
      if(Array.isArray(data4)){
        if(data4.length > 200){
          vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/maxItems", {limit: 200});
        }
        const len0 = data4.length;
        for(let i0=0; i0<len0; i0++){
          vErrors = withText(vErrors, data4[i0], instancePath+"/source_ids/" + i0, "", "#/properties/source_ids/items", null, null, formats_0367b0de16, "uuid");
        }
        let i1 = data4.length;
        let j0;
        if(i1 > 1){
          const indices0 = {};
          for(;i1--;){
            let item0 = data4[i1];
            if(typeof item0 !== "string"){
              continue;
            }
            if(typeof indices0[item0] == "number"){
              j0 = indices0[item0];
              vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/uniqueItems", {i: i1, j: j0});
              break;
            }
            indices0[item0] = i1;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/source_ids", "#/properties/source_ids/type", {type: "array"});
      }
    }
    if(data.channels !== undefined){
      let data6 = data.channels;
      if(Array.isArray(data6)){
        if(data6.length > 20){
          vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/maxItems", {limit: 20});
        }
        const len1 = data6.length;
        for(let i2=0; i2<len1; i2++){
          vErrors = withText(vErrors, data6[i2], instancePath+"/channels/" + i2, "", "#/properties/channels/items", 32, null, pattern_eef60cee66, "^[a-z][a-z0-9_]*$");
        }
        let i3 = data6.length;
        let j1;
        if(i3 > 1){
          const indices1 = {};
          for(;i3--;){
            let item1 = data6[i3];
            if(typeof item1 !== "string"){
              continue;
            }
            if(typeof indices1[item1] == "number"){
              j1 = indices1[item1];
              vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/uniqueItems", {i: i3, j: j1});
              break;
            }
            indices1[item1] = i3;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/channels", "#/properties/channels/type", {type: "array"});
      }
    }
    if(data.reply_within_seconds !== undefined){
      let data8 = data.reply_within_seconds;
      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data8 == "number") && (isFinite(data8))){
        if(data8 > 43200 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/maximum", {comparison: "<=", limit: 43200});
        }
        if(data8 < 5 || isNaN(data8)){
          vErrors = withFinding(vErrors, instancePath+"/reply_within_seconds", "#/properties/reply_within_seconds/minimum", {comparison: ">=", limit: 5});
        }
      }
    }
    if(data.people_reply_within_seconds !== undefined){
      let data9 = data.people_reply_within_seconds;
      if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/type", {type: ["integer","null"]});
      }
      if((typeof data9 == "number") && (isFinite(data9))){
        if(data9 > 604800 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/maximum", {comparison: "<=", limit: 604800});
        }
        if(data9 < 60 || isNaN(data9)){
          vErrors = withFinding(vErrors, instancePath+"/people_reply_within_seconds", "#/properties/people_reply_within_seconds/minimum", {comparison: ">=", limit: 60});
        }
      }
    }
    if(data.people_hours !== undefined){
      vErrors = part_90f9fc0080(data, instancePath, vErrors);
    }
    if(data.announces_people !== undefined){
      if(typeof data.announces_people !== "boolean"){
        vErrors = withFinding(vErrors, instancePath+"/announces_people", "#/properties/announces_people/type", {type: "boolean"});
      }
    }
    if(data.fallback_agent_id !== undefined){
      let data19 = data.fallback_agent_id;
      if((typeof data19 !== "string") && (data19 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/fallback_agent_id", "#/properties/fallback_agent_id/type", {type: ["string","null"]});
      }
      if(typeof data19 === "string") vErrors = withText(vErrors, data19, instancePath, "/fallback_agent_id", "#/properties/fallback_agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_e16eb3dbb3.errors = vErrors;
  return vErrors === null;
}
function part_90f9fc0080(data, instancePath, vErrors){
  let data10 = data.people_hours;
  if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
    vErrors = withFinding(vErrors, instancePath+"/people_hours", "#/properties/people_hours/type", {type: ["object","null"]});
  }
  if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
    vErrors = withMissing(vErrors, data10, instancePath, "/people_hours", "#/properties/people_hours/required", ["time_zone", "weekly"]);
    vErrors = withUnknown(vErrors, data10, instancePath, "/people_hours", "#/properties/people_hours/additionalProperties", ["time_zone", "weekly"]);
    if(data10.time_zone !== undefined){
      vErrors = withText(vErrors, data10.time_zone, instancePath, "/people_hours/time_zone", "#/properties/people_hours/properties/time_zone", 64, null, pattern_d4a8104adc, "^[A-Za-z][A-Za-z0-9_+/-]*$");
    }
    if(data10.weekly !== undefined){
      let data12 = data10.weekly;
      if(Array.isArray(data12)){
        if(data12.length > 14){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/maxItems", {limit: 14});
        }
        if(data12.length < 1){
          vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/minItems", {limit: 1});
        }
        const len2 = data12.length;
        for(let i4=0; i4<len2; i4++){
          let data13 = data12[i4];
          if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
            vErrors = withMissing(vErrors, data13, instancePath+"/people_hours/weekly/" + i4, "", "#/properties/people_hours/properties/weekly/items/required", ["days", "start", "end"]);
            vErrors = withUnknown(vErrors, data13, instancePath+"/people_hours/weekly/" + i4, "", "#/properties/people_hours/properties/weekly/items/additionalProperties", ["days", "start", "end"]);
            if(data13.days !== undefined){
              let data14 = data13.days;
              if(Array.isArray(data14)){
                if(data14.length > 7){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/maxItems", {limit: 7});
                }
                if(data14.length < 1){
                  vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/minItems", {limit: 1});
                }
                const len3 = data14.length;
                for(let i5=0; i5<len3; i5++){
                  let data15 = data14[i5];
                  if(typeof data15 !== "string"){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/type", {type: "string"});
                  }
                  if(!(((((((data15 === "monday") || (data15 === "tuesday")) || (data15 === "wednesday")) || (data15 === "thursday")) || (data15 === "friday")) || (data15 === "saturday")) || (data15 === "sunday"))){
                    vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days/" + i5, "#/properties/people_hours/properties/weekly/items/properties/days/items/enum", {allowedValues: ["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]});
                  }
                }
                let i6 = data14.length;
                let j2;
                if(i6 > 1){
                  const indices2 = {};
                  for(;i6--;){
                    let item2 = data14[i6];
                    if(typeof item2 !== "string"){
                      continue;
                    }
                    if(typeof indices2[item2] == "number"){
                      j2 = indices2[item2];
                      vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/uniqueItems", {i: i6, j: j2});
                      break;
                    }
                    indices2[item2] = i6;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4+"/days", "#/properties/people_hours/properties/weekly/items/properties/days/type", {type: "array"});
              }
            }
            if(data13.start !== undefined){
              vErrors = withText(vErrors, data13.start, instancePath+"/people_hours/weekly/" + i4+"/start", "", "#/properties/people_hours/properties/weekly/items/properties/start", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
            }
            if(data13.end !== undefined){
              vErrors = withText(vErrors, data13.end, instancePath+"/people_hours/weekly/" + i4+"/end", "", "#/properties/people_hours/properties/weekly/items/properties/end", 5, 5, pattern_588b234759, "^([01]\\d|2[0-3]):[0-5]\\d$");
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly/" + i4, "#/properties/people_hours/properties/weekly/items/type", {type: "object"});
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/people_hours/weekly", "#/properties/people_hours/properties/weekly/type", {type: "array"});
      }
    }
  }
  return vErrors;
}

export const bodyValidators: Record<string, Validator> = {
  "agents.create": validate_e16eb3dbb3,
  "agents.update": validate_c6030dd9fa,
  "agents.publish": validate_6af14cd2a6,
};
