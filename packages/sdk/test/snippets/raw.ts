import { Atlas } from "@atlas-messaging/sdk/raw";

const { data, response } = await new Atlas({ token: process.env.ATLAS_TOKEN }).raw.GET("/v1/atlas/channels");
console.log(response.status, data?.data.channels.length);
