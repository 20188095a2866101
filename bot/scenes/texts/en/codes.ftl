### One-time codes

code-message =
    🔐 <b>Your sign-in code:</b> <code>{ $code }</code>

    Tap it to copy. It is good for 5 minutes.

    <b>Don't tell it to anybody</b>, whoever they say they are: we never ask for it. If you aren't signing in, just leave it be.
button-copy-code = 📋 Copy the code
code-link-over = This link is out of date or was copied only in part. Ask for a new code in the shop and open its link.
