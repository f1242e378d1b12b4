/** TypeScript and JSX need no plugin. */
export default {};
