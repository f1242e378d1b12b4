import { Dialog } from "../ui/dialog.tsx";
import { keyWords, useKeyMap } from "./keys.ts";

/** Shows every key that works now. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const byKeys = new Map(useKeyMap().map((key) => [key.keys, key]));
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <dl className="keys">
        {[...byKeys.values()].map(({ keys, name }) => (
          <div key={keys}>
            <dt>{name}</dt>
            <dd>
              <kbd>{keyWords(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
