import { Smartphone } from "lucide-react";

/** Shows the phone of a sandbox. */
export const PhoneButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="button ghost icon phone-button"
    aria-label="Show the phone"
    title="Show the phone (P)"
    onClick={onClick}
  >
    <Smartphone aria-hidden />
  </button>
);
