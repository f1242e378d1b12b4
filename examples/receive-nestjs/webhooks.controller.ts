import { nodeReceiver } from "@atlas-messaging/webhooks";
import { Controller, Post, type RawBodyRequest, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";

const receive = nodeReceiver({
  on: {
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});

@Controller("webhooks")
export class WebhooksController {
  @Post("atlas")
  atlas(@Req() request: RawBodyRequest<Request>, @Res() response: Response): void {
    receive(request, response);
  }
}
