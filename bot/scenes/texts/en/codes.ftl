### One-time codes

code-message =
    🔐 <b>Your login code:</b> <code>{ $code }</code>

    Tap it to copy. It's valid for 5 minutes.

    <b>Don't share it with anyone</b>, whoever they say they are: we never ask for it. If you aren't logging in, just ignore this message.
button-copy-code = 📋 Copy the code
code-link-over = This link is out of date or incomplete. Request a new code in the shop and open its link.
