import { Dialog } from "../ui/dialog.tsx";
import { type Key, keyWords, useKeyMap } from "./keys.ts";

/** Keys of the frame. They work on every page, beside those that go to one. */
const everywhere: ReadonlySet<string> = new Set(["mod+k", "/", "?"]);

const groups: readonly { readonly name: string; readonly has: (keys: string) => boolean }[] = [
  { name: "Here", has: (keys) => !everywhere.has(keys) && !keys.startsWith("g ") },
  { name: "Everywhere", has: (keys) => everywhere.has(keys) },
  { name: "Go to", has: (keys) => keys.startsWith("g ") },
];

/** Keys that do the same stand in one line. */
const byName = (keys: readonly Key[]): readonly (readonly [name: string, keys: readonly string[]])[] => {
  const names = new Map<string, string[]>();
  for (const { keys: pressed, name } of keys) names.set(name, [...(names.get(name) ?? []), pressed]);
  return [...names];
};

/** Shows every key that works now, those of the page first. */
export const KeyHelp = ({ onClose }: { readonly onClose: () => void }) => {
  const latest = [...new Map(useKeyMap().map((key) => [key.keys, key])).values()];
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <div className="keys">
        {groups.map(({ name, has }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {byName(latest.filter(({ keys }) => has(keys))).map(([does, keys]) => (
                <div key={does}>
                  <dt>{does.replace(/^Go to /, "")}</dt>
                  <dd>
                    {keys.map((pressed) => (
                      <kbd key={pressed}>{keyWords(pressed)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
