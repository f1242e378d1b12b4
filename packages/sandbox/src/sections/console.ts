import { requestValidators } from "@atlas-messaging/contract/request-validators/console";
import { bindSection } from "@atlas-messaging/pipeline";
import { approvals } from "@atlas-messaging/pipeline/operations/approvals";
import { changePassword } from "@atlas-messaging/pipeline/operations/change-password";
import { developerConsole } from "@atlas-messaging/pipeline/operations/console";
import { consoleAssets } from "@atlas-messaging/pipeline/operations/console-assets";
import { consoleConsents } from "@atlas-messaging/pipeline/operations/console-consents";
import { consoleDeliveries } from "@atlas-messaging/pipeline/operations/console-deliveries";
import { members } from "@atlas-messaging/pipeline/operations/members";
import { signingIn } from "@atlas-messaging/pipeline/operations/sign-in";
import { approvals as approvalLoads } from "../loads/approvals.ts";
import { deliveries } from "../loads/deliveries.ts";
import { developerConsole as consoleLoads } from "../loads/developer-console.ts";
import { type Section, loadsOf } from "./section.ts";

/** The developer console. */
export const section: Section = {
  handlers: {
    ...changePassword,
    ...signingIn,
    ...bindSection(
      { ...approvals, ...developerConsole, ...consoleAssets, ...consoleConsents, ...consoleDeliveries, ...members },
      loadsOf({ ...approvalLoads, ...deliveries, ...consoleLoads }),
    ),
  },
  validators: [requestValidators],
};
