import { Link } from "@tanstack/react-router";

export const Nowhere = () => (
  <main className="lonely">
    <h1>There is no such page</h1>
    <p>The address may be old or mistyped.</p>
    <Link to="/" className="button">
      Go to the console
    </Link>
  </main>
);
