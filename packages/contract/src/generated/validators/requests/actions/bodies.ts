// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.
import { formats, longerThan, shorterThan, withFinding } from "../../../../validation/runtime.ts";
import type { Validator } from "../../../../validation/validator.ts";

const formats_0367b0de16 = formats.uuid;
function validate_e7f135b05d(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.payload === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/required", {missingProperty: "payload"});
      errors++;
    }
    for(const key0 in data){
      if(!((((key0 === "idempotency_key") || (key0 === "conversation_id")) || (key0 === "action_type")) || (key0 === "payload"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/additionalProperties", {additionalProperty: key0});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data0 = data.idempotency_key;
      if(typeof data0 === "string"){
        if(longerThan(data0, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data0, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/0/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data1 = data.conversation_id;
      if(typeof data1 === "string"){
        if(!(formats_0367b0de16(data1))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/0/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("reply" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/0/properties/action_type/const", {allowedValue: "reply"});
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data3 = data.payload;
      if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
        if(data3.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/required", {missingProperty: "text"});
          errors++;
        }
        for(const key1 in data3){
          if(!(key1 === "text")){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/additionalProperties", {additionalProperty: key1});
            errors++;
          }
        }
        if(data3.text !== undefined){
          let data4 = data3.text;
          if(typeof data4 === "string"){
            if(longerThan(data4, 4096)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(shorterThan(data4, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/0/properties/payload/properties/text/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/0/properties/payload/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/0/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if(_valid0){
    valid0 = true;
    passing0 = 0;
  }
  const _errs14 = errors;
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.conversation_id === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "conversation_id"});
      errors++;
    }
    if(data.action_type === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "action_type"});
      errors++;
    }
    if(data.payload === undefined){
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/required", {missingProperty: "payload"});
      errors++;
    }
    for(const key2 in data){
      if(!((((key2 === "idempotency_key") || (key2 === "conversation_id")) || (key2 === "action_type")) || (key2 === "payload"))){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/additionalProperties", {additionalProperty: key2});
        errors++;
      }
    }
    if(data.idempotency_key !== undefined){
      let data5 = data.idempotency_key;
      if(typeof data5 === "string"){
        if(longerThan(data5, 255)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/maxLength", {limit: 255});
          errors++;
        }
        if(shorterThan(data5, 1)){
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/minLength", {limit: 1});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/1/properties/idempotency_key/type", {type: "string"});
        errors++;
      }
    }
    if(data.conversation_id !== undefined){
      let data6 = data.conversation_id;
      if(typeof data6 === "string"){
        if(!(formats_0367b0de16(data6))){
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/format", {format: "uuid"});
          errors++;
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/1/properties/conversation_id/type", {type: "string"});
        errors++;
      }
    }
    if(data.action_type !== undefined){
      if("draft" !== data.action_type){
        vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/1/properties/action_type/const", {allowedValue: "draft"});
        errors++;
      }
    }
    if(data.payload !== undefined){
      let data8 = data.payload;
      if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
        if(data8.text === undefined){
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/required", {missingProperty: "text"});
          errors++;
        }
        for(const key3 in data8){
          if(!(key3 === "text")){
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/additionalProperties", {additionalProperty: key3});
            errors++;
          }
        }
        if(data8.text !== undefined){
          let data9 = data8.text;
          if(typeof data9 === "string"){
            if(longerThan(data9, 4096)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/maxLength", {limit: 4096});
              errors++;
            }
            if(shorterThan(data9, 1)){
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/1/properties/payload/properties/text/type", {type: "string"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/1/properties/payload/type", {type: "object"});
        errors++;
      }
    }
  }
  else {
    vErrors = withFinding(vErrors, instancePath, "#/oneOf/1/type", {type: "object"});
    errors++;
  }
  var _valid0 = _errs14 === errors;
  if(_valid0 && valid0){
    valid0 = false;
    passing0 = [passing0, 1];
  }
  else {
    if(_valid0){
      valid0 = true;
      passing0 = 1;
    }
    const _errs27 = errors;
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.conversation_id === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "conversation_id"});
        errors++;
      }
      if(data.action_type === undefined){
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/required", {missingProperty: "action_type"});
        errors++;
      }
      for(const key4 in data){
        if(!((((key4 === "idempotency_key") || (key4 === "conversation_id")) || (key4 === "action_type")) || (key4 === "payload"))){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/additionalProperties", {additionalProperty: key4});
          errors++;
        }
      }
      if(data.idempotency_key !== undefined){
        let data10 = data.idempotency_key;
        if(typeof data10 === "string"){
          if(longerThan(data10, 255)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/maxLength", {limit: 255});
            errors++;
          }
          if(shorterThan(data10, 1)){
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/minLength", {limit: 1});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/2/properties/idempotency_key/type", {type: "string"});
          errors++;
        }
      }
      if(data.conversation_id !== undefined){
        let data11 = data.conversation_id;
        if(typeof data11 === "string"){
          if(!(formats_0367b0de16(data11))){
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/2/properties/conversation_id/format", {format: "uuid"});
            errors++;
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/2/properties/conversation_id/type", {type: "string"});
          errors++;
        }
      }
      if(data.action_type !== undefined){
        if("handoff" !== data.action_type){
          vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/2/properties/action_type/const", {allowedValue: "handoff"});
          errors++;
        }
      }
      if(data.payload !== undefined){
        let data13 = data.payload;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          for(const key5 in data13){
            if(!(key5 === "text")){
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/additionalProperties", {additionalProperty: key5});
              errors++;
            }
          }
          if(data13.text !== undefined){
            let data14 = data13.text;
            if(typeof data14 === "string"){
              if(longerThan(data14, 4096)){
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/maxLength", {limit: 4096});
                errors++;
              }
              if(shorterThan(data14, 1)){
                vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload/text", "#/oneOf/2/properties/payload/properties/text/type", {type: "string"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/2/properties/payload/type", {type: "object"});
          errors++;
        }
      }
    }
    else {
      vErrors = withFinding(vErrors, instancePath, "#/oneOf/2/type", {type: "object"});
      errors++;
    }
    var _valid0 = _errs27 === errors;
    if(_valid0 && valid0){
      valid0 = false;
      passing0 = [passing0, 2];
    }
    else {
      if(_valid0){
        valid0 = true;
        passing0 = 2;
      }
      const _errs40 = errors;
      if(data && typeof data == "object" && !Array.isArray(data)){
        if(data.conversation_id === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "conversation_id"});
          errors++;
        }
        if(data.action_type === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "action_type"});
          errors++;
        }
        if(data.payload === undefined){
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/required", {missingProperty: "payload"});
          errors++;
        }
        for(const key6 in data){
          if(!((((key6 === "idempotency_key") || (key6 === "conversation_id")) || (key6 === "action_type")) || (key6 === "payload"))){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/additionalProperties", {additionalProperty: key6});
            errors++;
          }
        }
        if(data.idempotency_key !== undefined){
          let data15 = data.idempotency_key;
          if(typeof data15 === "string"){
            if(longerThan(data15, 255)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/maxLength", {limit: 255});
              errors++;
            }
            if(shorterThan(data15, 1)){
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/minLength", {limit: 1});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/3/properties/idempotency_key/type", {type: "string"});
            errors++;
          }
        }
        if(data.conversation_id !== undefined){
          let data16 = data.conversation_id;
          if(typeof data16 === "string"){
            if(!(formats_0367b0de16(data16))){
              vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/3/properties/conversation_id/format", {format: "uuid"});
              errors++;
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/3/properties/conversation_id/type", {type: "string"});
            errors++;
          }
        }
        if(data.action_type !== undefined){
          if("assign_owner" !== data.action_type){
            vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/3/properties/action_type/const", {allowedValue: "assign_owner"});
            errors++;
          }
        }
        if(data.payload !== undefined){
          let data18 = data.payload;
          if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
            if(data18.owner_id === undefined){
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/required", {missingProperty: "owner_id"});
              errors++;
            }
            for(const key7 in data18){
              if(!(key7 === "owner_id")){
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/additionalProperties", {additionalProperty: key7});
                errors++;
              }
            }
            if(data18.owner_id !== undefined){
              let data19 = data18.owner_id;
              if(typeof data19 === "string"){
                if(!(formats_0367b0de16(data19))){
                  vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/3/properties/payload/properties/owner_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload/owner_id", "#/oneOf/3/properties/payload/properties/owner_id/type", {type: "string"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/3/properties/payload/type", {type: "object"});
            errors++;
          }
        }
      }
      else {
        vErrors = withFinding(vErrors, instancePath, "#/oneOf/3/type", {type: "object"});
        errors++;
      }
      var _valid0 = _errs40 === errors;
      if(_valid0 && valid0){
        valid0 = false;
        passing0 = [passing0, 3];
      }
      else {
        if(_valid0){
          valid0 = true;
          passing0 = 3;
        }
        const _errs53 = errors;
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.conversation_id === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "conversation_id"});
            errors++;
          }
          if(data.action_type === undefined){
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/required", {missingProperty: "action_type"});
            errors++;
          }
          for(const key8 in data){
            if(!((((key8 === "idempotency_key") || (key8 === "conversation_id")) || (key8 === "action_type")) || (key8 === "payload"))){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/additionalProperties", {additionalProperty: key8});
              errors++;
            }
          }
          if(data.idempotency_key !== undefined){
            let data20 = data.idempotency_key;
            if(typeof data20 === "string"){
              if(longerThan(data20, 255)){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/maxLength", {limit: 255});
                errors++;
              }
              if(shorterThan(data20, 1)){
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/minLength", {limit: 1});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/4/properties/idempotency_key/type", {type: "string"});
              errors++;
            }
          }
          if(data.conversation_id !== undefined){
            let data21 = data.conversation_id;
            if(typeof data21 === "string"){
              if(!(formats_0367b0de16(data21))){
                vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/format", {format: "uuid"});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/4/properties/conversation_id/type", {type: "string"});
              errors++;
            }
          }
          if(data.action_type !== undefined){
            if("unassign_owner" !== data.action_type){
              vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/4/properties/action_type/const", {allowedValue: "unassign_owner"});
              errors++;
            }
          }
          if(data.payload !== undefined){
            let data23 = data.payload;
            if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
              for(const key9 in data23){
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/additionalProperties", {additionalProperty: key9});
                errors++;
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/4/properties/payload/type", {type: "object"});
              errors++;
            }
          }
        }
        else {
          vErrors = withFinding(vErrors, instancePath, "#/oneOf/4/type", {type: "object"});
          errors++;
        }
        var _valid0 = _errs53 === errors;
        if(_valid0 && valid0){
          valid0 = false;
          passing0 = [passing0, 4];
        }
        else {
          if(_valid0){
            valid0 = true;
            passing0 = 4;
          }
          const _errs64 = errors;
          if(data && typeof data == "object" && !Array.isArray(data)){
            if(data.conversation_id === undefined){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/required", {missingProperty: "conversation_id"});
              errors++;
            }
            if(data.action_type === undefined){
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/required", {missingProperty: "action_type"});
              errors++;
            }
            for(const key10 in data){
              if(!((((key10 === "idempotency_key") || (key10 === "conversation_id")) || (key10 === "action_type")) || (key10 === "payload"))){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/additionalProperties", {additionalProperty: key10});
                errors++;
              }
            }
            if(data.idempotency_key !== undefined){
              let data24 = data.idempotency_key;
              if(typeof data24 === "string"){
                if(longerThan(data24, 255)){
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/maxLength", {limit: 255});
                  errors++;
                }
                if(shorterThan(data24, 1)){
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/minLength", {limit: 1});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/5/properties/idempotency_key/type", {type: "string"});
                errors++;
              }
            }
            if(data.conversation_id !== undefined){
              let data25 = data.conversation_id;
              if(typeof data25 === "string"){
                if(!(formats_0367b0de16(data25))){
                  vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/5/properties/conversation_id/format", {format: "uuid"});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/5/properties/conversation_id/type", {type: "string"});
                errors++;
              }
            }
            if(data.action_type !== undefined){
              if("hand_back" !== data.action_type){
                vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/5/properties/action_type/const", {allowedValue: "hand_back"});
                errors++;
              }
            }
            if(data.payload !== undefined){
              let data27 = data.payload;
              if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
                for(const key11 in data27){
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/5/properties/payload/additionalProperties", {additionalProperty: key11});
                  errors++;
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/5/properties/payload/type", {type: "object"});
                errors++;
              }
            }
          }
          else {
            vErrors = withFinding(vErrors, instancePath, "#/oneOf/5/type", {type: "object"});
            errors++;
          }
          var _valid0 = _errs64 === errors;
          if(_valid0 && valid0){
            valid0 = false;
            passing0 = [passing0, 5];
          }
          else {
            if(_valid0){
              valid0 = true;
              passing0 = 5;
            }
            const _errs75 = errors;
            if(data && typeof data == "object" && !Array.isArray(data)){
              if(data.conversation_id === undefined){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/required", {missingProperty: "conversation_id"});
                errors++;
              }
              if(data.action_type === undefined){
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/required", {missingProperty: "action_type"});
                errors++;
              }
              for(const key12 in data){
                if(!((((key12 === "idempotency_key") || (key12 === "conversation_id")) || (key12 === "action_type")) || (key12 === "payload"))){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/additionalProperties", {additionalProperty: key12});
                  errors++;
                }
              }
              if(data.idempotency_key !== undefined){
                let data28 = data.idempotency_key;
                if(typeof data28 === "string"){
                  if(longerThan(data28, 255)){
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/maxLength", {limit: 255});
                    errors++;
                  }
                  if(shorterThan(data28, 1)){
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/minLength", {limit: 1});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/6/properties/idempotency_key/type", {type: "string"});
                  errors++;
                }
              }
              if(data.conversation_id !== undefined){
                let data29 = data.conversation_id;
                if(typeof data29 === "string"){
                  if(!(formats_0367b0de16(data29))){
                    vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/6/properties/conversation_id/format", {format: "uuid"});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/6/properties/conversation_id/type", {type: "string"});
                  errors++;
                }
              }
              if(data.action_type !== undefined){
                if("close" !== data.action_type){
                  vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/6/properties/action_type/const", {allowedValue: "close"});
                  errors++;
                }
              }
              if(data.payload !== undefined){
                let data31 = data.payload;
                if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
                  for(const key13 in data31){
                    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/6/properties/payload/additionalProperties", {additionalProperty: key13});
                    errors++;
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/6/properties/payload/type", {type: "object"});
                  errors++;
                }
              }
            }
            else {
              vErrors = withFinding(vErrors, instancePath, "#/oneOf/6/type", {type: "object"});
              errors++;
            }
            var _valid0 = _errs75 === errors;
            if(_valid0 && valid0){
              valid0 = false;
              passing0 = [passing0, 6];
            }
            else {
              if(_valid0){
                valid0 = true;
                passing0 = 6;
              }
              const _errs86 = errors;
              if(data && typeof data == "object" && !Array.isArray(data)){
                if(data.conversation_id === undefined){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/required", {missingProperty: "conversation_id"});
                  errors++;
                }
                if(data.action_type === undefined){
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/required", {missingProperty: "action_type"});
                  errors++;
                }
                for(const key14 in data){
                  if(!((((key14 === "idempotency_key") || (key14 === "conversation_id")) || (key14 === "action_type")) || (key14 === "payload"))){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/additionalProperties", {additionalProperty: key14});
                    errors++;
                  }
                }
                if(data.idempotency_key !== undefined){
                  let data32 = data.idempotency_key;
                  if(typeof data32 === "string"){
                    if(longerThan(data32, 255)){
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/maxLength", {limit: 255});
                      errors++;
                    }
                    if(shorterThan(data32, 1)){
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/minLength", {limit: 1});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/7/properties/idempotency_key/type", {type: "string"});
                    errors++;
                  }
                }
                if(data.conversation_id !== undefined){
                  let data33 = data.conversation_id;
                  if(typeof data33 === "string"){
                    if(!(formats_0367b0de16(data33))){
                      vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/7/properties/conversation_id/format", {format: "uuid"});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/7/properties/conversation_id/type", {type: "string"});
                    errors++;
                  }
                }
                if(data.action_type !== undefined){
                  if("reopen" !== data.action_type){
                    vErrors = withFinding(vErrors, instancePath+"/action_type", "#/oneOf/7/properties/action_type/const", {allowedValue: "reopen"});
                    errors++;
                  }
                }
                if(data.payload !== undefined){
                  let data35 = data.payload;
                  if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
                    for(const key15 in data35){
                      vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/7/properties/payload/additionalProperties", {additionalProperty: key15});
                      errors++;
                    }
                  }
                  else {
                    vErrors = withFinding(vErrors, instancePath+"/payload", "#/oneOf/7/properties/payload/type", {type: "object"});
                    errors++;
                  }
                }
              }
              else {
                vErrors = withFinding(vErrors, instancePath, "#/oneOf/7/type", {type: "object"});
                errors++;
              }
              var _valid0 = _errs86 === errors;
              if(_valid0 && valid0){
                valid0 = false;
                passing0 = [passing0, 7];
              }
              else {
                if(_valid0){
                  valid0 = true;
                  passing0 = 7;
                }
                const _errs97 = errors;
                if(data && typeof data == "object" && !Array.isArray(data)){
                  if(data.conversation_id === undefined){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/required", {missingProperty: "conversation_id"});
                    errors++;
                  }
                  if(data.action === undefined){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/required", {missingProperty: "action"});
                    errors++;
                  }
                  if(data.message === undefined){
                    vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/required", {missingProperty: "message"});
                    errors++;
                  }
                  for(const key16 in data){
                    if(!((((key16 === "idempotency_key") || (key16 === "conversation_id")) || (key16 === "action")) || (key16 === "message"))){
                      vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/additionalProperties", {additionalProperty: key16});
                      errors++;
                    }
                  }
                  if(data.idempotency_key !== undefined){
                    let data36 = data.idempotency_key;
                    if(typeof data36 === "string"){
                      if(longerThan(data36, 255)){
                        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/maxLength", {limit: 255});
                        errors++;
                      }
                      if(shorterThan(data36, 1)){
                        vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/minLength", {limit: 1});
                        errors++;
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/idempotency_key", "#/oneOf/8/properties/idempotency_key/type", {type: "string"});
                      errors++;
                    }
                  }
                  if(data.conversation_id !== undefined){
                    let data37 = data.conversation_id;
                    if(typeof data37 === "string"){
                      if(!(formats_0367b0de16(data37))){
                        vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/8/properties/conversation_id/format", {format: "uuid"});
                        errors++;
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/conversation_id", "#/oneOf/8/properties/conversation_id/type", {type: "string"});
                      errors++;
                    }
                  }
                  if(data.action !== undefined){
                    if("send_message" !== data.action){
                      vErrors = withFinding(vErrors, instancePath+"/action", "#/oneOf/8/properties/action/const", {allowedValue: "send_message"});
                      errors++;
                    }
                  }
                  if(data.message !== undefined){
                    let data39 = data.message;
                    if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
                      if(data39.type === undefined){
                        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/8/properties/message/required", {missingProperty: "type"});
                        errors++;
                      }
                      if(data39.text === undefined){
                        vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/8/properties/message/required", {missingProperty: "text"});
                        errors++;
                      }
                      for(const key17 in data39){
                        if(!((key17 === "type") || (key17 === "text"))){
                          vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/8/properties/message/additionalProperties", {additionalProperty: key17});
                          errors++;
                        }
                      }
                      if(data39.type !== undefined){
                        if("text" !== data39.type){
                          vErrors = withFinding(vErrors, instancePath+"/message/type", "#/oneOf/8/properties/message/properties/type/const", {allowedValue: "text"});
                          errors++;
                        }
                      }
                      if(data39.text !== undefined){
                        let data41 = data39.text;
                        if(typeof data41 === "string"){
                          if(longerThan(data41, 4096)){
                            vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/8/properties/message/properties/text/maxLength", {limit: 4096});
                            errors++;
                          }
                          if(shorterThan(data41, 1)){
                            vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/8/properties/message/properties/text/minLength", {limit: 1});
                            errors++;
                          }
                        }
                        else {
                          vErrors = withFinding(vErrors, instancePath+"/message/text", "#/oneOf/8/properties/message/properties/text/type", {type: "string"});
                          errors++;
                        }
                      }
                    }
                    else {
                      vErrors = withFinding(vErrors, instancePath+"/message", "#/oneOf/8/properties/message/type", {type: "object"});
                      errors++;
                    }
                  }
                }
                else {
                  vErrors = withFinding(vErrors, instancePath, "#/oneOf/8/type", {type: "object"});
                  errors++;
                }
                var _valid0 = _errs97 === errors;
                if(_valid0 && valid0){
                  valid0 = false;
                  passing0 = [passing0, 8];
                }
                else {
                  if(_valid0){
                    valid0 = true;
                    passing0 = 8;
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
    errors++;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate_e7f135b05d.errors = vErrors;
  return errors === 0;
}

export const bodyValidators: Record<string, Validator> = {
  "actions.execute": validate_e7f135b05d,
};
