import type { DataOf } from "@atlas-messaging/contract";
import { groupings } from "./groupings.ts";
import { lookUp } from "../../data/look-up.ts";

type Report = DataOf<"console.costs.get">;

type Figures = Report["total"];

const regions = new Intl.DisplayNames(undefined, { type: "region" });

const none: { readonly [by: string]: string } = {
  template: "Without a template",
  agent: "People and programs",
  country: "Unknown country",
};

interface TableProps {
  readonly report: Report;
  /** Names by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Figures by what they are added up by, and their sum. */
export const FigureTable = ({ report, names }: TableProps) => {
  const { group_by, groups, currency, total } = report;
  const nameOf = (key: string | null): string => {
    if (key === null) return lookUp(none, group_by, "None");
    return group_by === "country" ? (regions.of(key) ?? key) : (names.get(key) ?? key);
  };
  return (
    <>
      <table className="cost-table">
        <thead>
          <tr>
            <th scope="col">{lookUp(groupings, group_by, group_by)}</th>
            <th scope="col">Billable</th>
            <th scope="col">Free</th>
            <th scope="col">On their way</th>
            {currency !== null && <th scope="col">Cost in {currency}</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.key ?? ""}>
              <th scope="row">{nameOf(group.key)}</th>
              <Cells figures={group} currency={currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            <Cells figures={total} currency={currency} />
          </tr>
        </tfoot>
      </table>
      {groups.length === 0 && <p className="quiet">The messaging network has priced no message of this time.</p>}
      {currency !== null && total.unpriced > 0 && (
        <p role="note">{total.unpriced} billable messages have no rate, so the cost leaves them out.</p>
      )}
    </>
  );
};

const Cells = ({ figures, currency }: { readonly figures: Figures; readonly currency: string | null }) => (
  <>
    <td>{figures.billable}</td>
    <td>{figures.free}</td>
    <td>{figures.pending}</td>
    {currency !== null && <td>{figures.cost}</td>}
  </>
);
