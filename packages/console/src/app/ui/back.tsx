import { ArrowLeft } from "lucide-react";

/** Closes what is open. Shows where the list is not beside it. */
export const Back = ({ to, onClick }: { readonly to: string; readonly onClick: () => void }) => (
  <button type="button" className="button ghost back" onClick={onClick}>
    <ArrowLeft aria-hidden /> {to}
  </button>
);
