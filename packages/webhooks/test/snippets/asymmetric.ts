import { AtlasSignatureError, unwrapAsymmetric } from "@atlas-messaging/webhooks";

export const handler = async (request: Request, publicKey: string): Promise<Response> => {
  try {
    const event = await unwrapAsymmetric(request, request.headers, publicKey);
    console.log(event.event_type);
    return new Response(null, { status: 200 });
  } catch (error) {
    if (error instanceof AtlasSignatureError) return new Response(null, { status: 401 });
    throw error;
  }
};
