/** The part of saxen that is used; the package brings no types. */
declare module 'saxen' {
  type Context = { line: number; column: number; data: string }
  export class Parser {
    on(event: 'error' | 'attention', listener: (error: Error, getContext: () => Context) => void): this
    on(event: 'openTag' | 'closeTag', listener: (name: string) => void): this
    on(event: 'text', listener: (value: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', listener: (value: string) => void): this
    parse(text: string): void
  }
}
