import { consoleEraseCustomerMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { type Customer, nameOf } from "./types.ts";

const api = getRouteApi("/signed-in/customers");

export const EraseCustomer = ({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const effects = after("Erased. Texts go in the background.", ["console.listCustomers", "console.listConversations"]);
  const erase = useMutation({
    ...consoleEraseCustomerMutation(client),
    ...effects,
    // Its event may come before the answer and take this dialog away, so nothing here waits for the dialog.
    onSuccess: () => {
      effects.onSuccess();
      onClose();
      void navigate({ search: ({ customer: _open, ...rest }) => rest });
    },
  });
  return (
    <Confirm
      title={`Erase ${nameOf(customer)}?`}
      does="Erase for good"
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate({ customerId: customer.id })}
      onClose={onClose}
    >
      <p>Number, name, labels and attributes go at once, and waiting messages are canceled. This cannot be undone.</p>
      <p>Texts of messages, notes, events, deliveries and approvals go in the background.</p>
      <p>The records stay without their texts, with their ids, and so does the audit log.</p>
      <p className="quiet">A later message from the number begins a new customer.</p>
    </Confirm>
  );
};
