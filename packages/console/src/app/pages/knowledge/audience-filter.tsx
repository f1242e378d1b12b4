import { getRouteApi } from "@tanstack/react-router";
import { audienceFilter } from "./route.ts";

const api = getRouteApi("/signed-in/knowledge");

/** Chooses an audience, which the address keeps. */
export const AudienceFilter = () => {
  const { audience } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <select
      aria-label="Audience"
      value={audience ?? ""}
      onChange={({ target }) => {
        const chosen = audienceFilter.find((each) => each === target.value);
        void navigate({
          search: ({ audience: _before, ...rest }) => (chosen === undefined ? rest : { ...rest, audience: chosen }),
          replace: true,
        });
      }}
    >
      <option value="">Every audience</option>
      <option value="customers">For customers</option>
      <option value="developers">For developers</option>
    </select>
  );
};
