import { AtlasSignatureError, unwrap } from "@atlas-messaging/webhooks";

export const handler = async (request: Request, secret: string): Promise<Response> => {
  try {
    const event = await unwrap(request, request.headers, secret);
    if (event.event_type === "agent.message_delivery") console.log(event.message.id, event.message.status);
    return new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof AtlasSignatureError) return new Response(null, { status: 401 });
    throw error;
  }
};
