const Page = () => <p>Webhooks arrive at /webhooks/atlas.</p>;

export default Page;
