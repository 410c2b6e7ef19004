import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { Sample } from './samples.tsx'

/** What lies over the page, behind a button that opens it. */
export const Opener = ({ name, component: Component, args }: Sample) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{typeof args.title === 'string' ? args.title : name}</Button>
      <Component {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
