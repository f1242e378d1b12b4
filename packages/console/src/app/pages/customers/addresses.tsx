import { lookUp } from "../../data/look-up.ts";
import { Time } from "../../ui/time.tsx";
import { type Customer, addressWords } from "./types.ts";

/** All that names the customer. Of one address, the head of the page tells it. */
export const Addresses = ({ customer: { addresses } }: { readonly customer: Customer }) =>
  addresses.length < 2 ? null : (
    <section>
      <h3>Addresses</h3>
      <ul className="lines">
        {addresses.map(({ type, value, channel_id, until }) => (
          <li key={`${type} ${value} ${channel_id ?? ""} ${until ?? ""}`}>
            {value}{" "}
            <span className="quiet">
              {lookUp(addressWords, type, type)}
              {until !== undefined && (
                <>
                  {" "}
                  · until <Time at={until} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
