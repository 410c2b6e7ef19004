import { cloneElement, type ReactElement } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { type ContextMenuOptions, type ContextMenuTriggerProps, useContextMenu } from './useContextMenu.tsx'

export type ContextMenuProps = ContextMenuOptions & {
  /** One element that hands its handlers to the DOM; something in it must take the focus, so that the keyboard gets there too. */
  children: ReactElement<ContextMenuTriggerProps>
}

/** Gives one element a menu on the right button, a long press, Shift+F10 and the menu key. */
export const ContextMenu = ({ children, ...options }: ContextMenuProps) => {
  const { contextMenuProps, menu } = useContextMenu(options)
  return (
    <>
      {cloneElement(children, mergeProps(children.props, contextMenuProps))}
      {menu}
    </>
  )
}
