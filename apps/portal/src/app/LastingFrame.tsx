import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const Room = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  width: calc(100% + 40px);
  margin: -16px -20px 0;

  & > iframe {
    flex: 1;
    border: 0;
    background: #fff;
  }
`

type LastingFrameProps = {
  title: string
  /** The whole address; another one loads. */
  address: string
  /** What its page may do, as in `sandbox`. */
  rights: string
}

/**
 * A page of another system. The frame is no element of React's, for while the screen is locked it stands elsewhere (see `shelve`), and
 * React would look for it here.
 */
export const LastingFrame = ({ title, address, rights }: LastingFrameProps) => {
  const [frame] = useState(() => {
    const element = document.createElement('iframe')
    element.dataset.lasting = ''
    element.referrerPolicy = 'no-referrer'
    return element
  })
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    frame.title = title
    // Setting either again would load the page again.
    if (frame.getAttribute('sandbox') !== rights) frame.setAttribute('sandbox', rights)
    if (frame.src !== address) frame.src = address
    if (frame.parentNode !== room.current) room.current?.append(frame)
  }, [frame, title, address, rights])
  return <Room ref={room} />
}
