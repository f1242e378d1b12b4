module.exports = { transform: { "^.+\\.[jt]sx?$": "@swc/jest" } };
