import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { WebhooksController } from "./webhooks.controller.ts";

@Module({ controllers: [WebhooksController] })
class AppModule {}

// Nest parses JSON before any controller runs. `rawBody` keeps the bytes that were signed.
const app = await NestFactory.create(AppModule, { rawBody: true, logger: ["error"] });
await app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1");
