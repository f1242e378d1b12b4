import { getRouteApi } from "@tanstack/react-router";
import { Chip } from "../../ui/button.tsx";
import { useActors } from "./change.tsx";
import { kindNames, kinds, sinceOf, spanNames, spans } from "./kinds.ts";
import { useMemo } from "react";

const api = getRouteApi("/signed-in/audit");

/** Filters by asset, member and time; a link from elsewhere also narrows to one asset or one request. */
export const Filters = () => {
  const { asset, request } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <>
      <div className="filter audit-filter">
        <KindSelect />
        <ActorSelect />
        <SpanSelect />
      </div>
      {(asset !== undefined || request !== undefined) && (
        <div className="filter chips">
          {asset !== undefined && (
            <Chip
              words="One asset"
              onRemove={() => void navigate({ search: ({ asset: _before, ...rest }) => rest, replace: true })}
            />
          )}
          {request !== undefined && (
            <Chip
              words="One request"
              onRemove={() => void navigate({ search: ({ request: _before, ...rest }) => rest, replace: true })}
            />
          )}
        </div>
      )}
    </>
  );
};

const KindSelect = () => {
  const { kind } = api.useSearch();
  const navigate = api.useNavigate();
  const choose = (value: string): void => {
    const next = kindNames.find((name) => name === value);
    void navigate({
      search: ({ kind: _before, change: _open, ...rest }) => (next === undefined ? rest : { ...rest, kind: next }),
      replace: true,
    });
  };
  return (
    <select aria-label="Changed" value={kind ?? ""} onChange={({ target }) => choose(target.value)}>
      <option value="">Everything</option>
      {kindNames.map((name) => (
        <option key={name} value={name}>
          {kinds[name]}
        </option>
      ))}
    </select>
  );
};

const ActorSelect = () => {
  const { actor } = api.useSearch();
  const navigate = api.useNavigate();
  const { members } = useActors();
  const isOther = actor !== undefined && !members.some(([id]) => id === actor);
  const choose = (next: string): void =>
    void navigate({
      search: ({ actor: _before, change: _open, ...rest }) => (next === "" ? rest : { ...rest, actor: next }),
      replace: true,
    });
  return (
    <select aria-label="By" value={actor ?? ""} onChange={({ target }) => choose(target.value)}>
      <option value="">Everybody</option>
      {members.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {isOther && <option value={actor}>One program or former member</option>}
    </select>
  );
};

const SpanSelect = () => {
  const { span } = api.useSearch();
  const navigate = api.useNavigate();
  const choose = (value: string): void => {
    const next = spanNames.find((name) => name === value);
    void navigate({
      search: ({ span: _before, change: _open, ...rest }) => (next === undefined ? rest : { ...rest, span: next }),
      replace: true,
    });
  };
  return (
    <select aria-label="Time" value={span ?? ""} onChange={({ target }) => choose(target.value)}>
      <option value="">Any time</option>
      {spanNames.map((name) => (
        <option key={name} value={name}>
          {spans[name][0]}
        </option>
      ))}
    </select>
  );
};

/** Returns the filters of the address, as the API takes them. */
export const useFilter = () => {
  const { kind, span, actor, asset, request } = api.useSearch();
  // The span begins when it is chosen, so that the list does not start anew while somebody reads it.
  const since = useMemo(() => (span === undefined ? undefined : sinceOf(span, Date.now())), [span]);
  return {
    ...(kind === undefined ? {} : { event_type: `atlas_api.${kind}` }),
    ...(since === undefined ? {} : { since }),
    ...(actor === undefined ? {} : { actor_id: actor }),
    ...(asset === undefined ? {} : { asset_id: asset }),
    ...(request === undefined ? {} : { correlation_id: request }),
  };
};
