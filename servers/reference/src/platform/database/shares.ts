import { Client } from "pg";

/** Tells if two clients get the same connection of PostgreSQL one after the other, as behind a pooler. */
export const shares = async (url: string): Promise<boolean> => {
  const clients = [1, 2].map(() => new Client({ connectionString: url, application_name: "atlas looks" }));
  const seen = new Map<string, Client>();
  try {
    for (const client of clients) {
      client.on("error", () => {});
      await client.connect();
    }
    // A pooler may go round a few connections first.
    for (let round = 0; round < 8; round += 1) {
      for (const client of clients) {
        const { rows } = await client.query<{ pid: string }>("select pg_backend_pid()::text as pid");
        const pid = rows[0]?.pid ?? "";
        if ((seen.get(pid) ?? client) !== client) return true;
        seen.set(pid, client);
      }
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};
