declare module 'virtual:words' {
  /** By language and part, as in "bg/common": its text. */
  const files: Record<string, () => Promise<{ default: string }>>;
  export default files;
}
