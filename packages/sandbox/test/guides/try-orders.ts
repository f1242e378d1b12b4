import { submit } from "./order-templates.ts";
import { tell } from "./orders.ts";

const order = { id: "1042", name: "Ada", phone_number: "+15550100004" };
console.log(await tell(order, "shipped", await submit("shipped")));
