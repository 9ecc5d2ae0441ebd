"""Makes the kernel that a wheel brings along for this Python and system: `python -m passgo.compiler.ready_made`.

It prints where the kernel lies.
"""

from .machine import kernel

if __name__ == "__main__":
    print(kernel().make_ready())
