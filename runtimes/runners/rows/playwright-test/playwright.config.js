export default { testMatch: "*.test.js" };
