import { type ReactNode, useId } from 'react'
import { Page, Purpose, SheetRow } from './Docs.styles.ts'

/** A page about a foundation: its name, what it is about, its sections. */
export const Sheet = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <Page lang="en" style={{ maxWidth: 1080 }}>
    <header>
      <h1>{title}</h1>
      <Purpose>{lead}</Purpose>
    </header>
    {children}
  </Page>
)

export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A step of a scale: its name, its value, and what it looks like. */
export const Step = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <SheetRow>
    <b>{name}</b>
    <span>{value}</span>
    <div>{children}</div>
  </SheetRow>
)
