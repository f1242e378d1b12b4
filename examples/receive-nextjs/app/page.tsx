import { connection } from "next/server";
import { Suspense } from "react";
import { latestByConversation } from "../lib/latest";
import { Reply } from "./reply";

const Conversations = async () => {
  await connection(); // Waits for a request: while `next build` runs, there may be no service.
  const conversations = await latestByConversation();
  return conversations.map(([latest, ...earlier]) => {
    if (!latest) return null;
    const { conversation_id, customer } = latest;
    return (
      <section key={conversation_id}>
        <h2>{customer.name ?? customer.phone_number}</h2>
        {[latest, ...earlier].map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        <Reply phoneNumber={customer.phone_number} />
      </section>
    );
  });
};

const Page = () => (
  <main>
    <Suspense fallback={<p>Reading …</p>}>
      <Conversations />
    </Suspense>
  </main>
);

export default Page;
