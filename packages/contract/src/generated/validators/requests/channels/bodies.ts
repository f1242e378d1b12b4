// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, withFinding, withMissing, withText, withUnknown } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_4c91d53693(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  if(data && typeof data == "object" && !Array.isArray(data)){
    vErrors = withMissing(vErrors, data, instancePath, "", "#/required", ["agent_id"]);
    vErrors = withUnknown(vErrors, data, instancePath, "", "#/additionalProperties", ["idempotency_key", "agent_id"]);
    if(data.idempotency_key !== undefined){
      vErrors = withText(vErrors, data.idempotency_key, instancePath, "/idempotency_key", "#/properties/idempotency_key", 255, 1);
    }
    if(data.agent_id !== undefined){
      let data1 = data.agent_id;
      if((typeof data1 !== "string") && (data1 !== null)){
        vErrors = withFinding(vErrors, instancePath+"/agent_id", "#/properties/agent_id/type", {type: ["string","null"]});
      }
      if(typeof data1 === "string") vErrors = withText(vErrors, data1, instancePath, "/agent_id", "#/properties/agent_id", null, null, formats_0367b0de16, "uuid");
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/type", {type: "object"});
  }
  validate_4c91d53693.errors = vErrors;
  return vErrors === null;
}

export const bodyValidators: Record<string, Validator> = {
  "channels.update": validate_4c91d53693,
};
