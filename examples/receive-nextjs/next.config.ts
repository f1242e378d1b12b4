import type { NextConfig } from "next";

export default { cacheComponents: true } satisfies NextConfig;
