import { createRootRoute } from "@tanstack/react-router";

export const root = createRootRoute();
